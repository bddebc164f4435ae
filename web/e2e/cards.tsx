// All cards of all editions on one sheet, for a picture: no page of the program shows them all.

import { render } from "preact";
import { CardPicture } from "../src/cards/card";
import { learnCards } from "../src/game/cards";
import * as api from "../src/net/api";
import { loadMessages } from "../src/text/messages";
import "../src/style/colours.css";
import "../src/style/page.css";
import "../src/cards/cards.css";

const [editions] = await Promise.all([api.editions(), loadMessages()]);
learnCards(editions);
const decks = new Map(editions.map((edition) => [edition.cards.map(({ code }) => code).join(), edition]));
render(
  [...decks.values()].map(({ name, cards }) => (
    <section key={name}>
      <h2>{name}</h2>
      <ul class="all">
        {cards.map(({ code }) => (
          <li key={code}>
            <CardPicture card={code} />
          </li>
        ))}
      </ul>
    </section>
  )),
  document.getElementById("app")!,
);
