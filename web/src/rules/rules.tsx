// The page of the rules: what is read stands behind the # of the address, `#rules/classic/pass-wall`.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Logo } from "../controls/logo";
import { existing } from "../game/ruleset";
import type { EditionMessage } from "../protocol";
import { t } from "../text/messages";
import { addressOf, type Reader, readAddress } from "./book/reader";
import { COLUMNS } from "./differences";
import { Rulebook } from "./rulebook";
import { Sheet } from "./sheet";

export function RulesPage({ editions }: { editions: EditionMessage[] }) {
  const at = useSignal(readAddress(location.hash));
  useEffect(() => {
    const look = () => {
      at.value = readAddress(location.hash);
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const { name: wanted, place } = at.value;
  const name = existing(editions, wanted || "classic");
  useEffect(() => {
    document.title = `${t("rules")} – ${t("title")}`;
  });
  if (place === "print") return <Sheet {...{ editions, name }} />;
  const names = COLUMNS.includes(name) ? COLUMNS : [name, ...COLUMNS];
  const link: Reader["link"] = (to, other = name) => ({ href: addressOf(other, to) });
  return (
    <main class="rules-page">
      <header>
        <a href="/">
          <Logo /> <span class="heard">{t("home")}</span>
        </a>
        <h1>{t("rules")}</h1>
      </header>
      <Rulebook reader={{ editions, name, names, place, link }} />
    </main>
  );
}
