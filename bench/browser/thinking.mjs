// Plays a game in a browser and says how long each decision of a bot took. It is sent to a page as text: it uses nothing from outside itself.

/** The engine and its network as base64; as many steps of a game in which a person takes their moves in turn. */
export async function think({ wasm, network, edition, level, steps }) {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes(wasm), {});
  const border = instance.exports;
  const put = (what) => {
    const place = border.room(what.length);
    new Uint8Array(border.memory.buffer, place, what.length).set(what);
  };
  const ask = (question) => {
    put(new TextEncoder().encode(JSON.stringify(question)));
    const length = border.answer();
    const told = JSON.parse(new TextDecoder().decode(new Uint8Array(border.memory.buffer, border.answered(), length)));
    if (told.refused) throw new Error(told.refused.text);
    return told.value;
  };
  const brought = bytes(network);
  const name = new TextEncoder().encode(`${edition}\n`);
  const both = new Uint8Array(name.length + brought.length);
  both.set(name);
  both.set(brought, name.length);
  put(both);
  if (border.bring() !== 1) throw new Error(`no network of ${edition}`);

  ask({ ask: "begin", seed: Array.from({ length: 32 }, (_, index) => index) });
  const people = [{ person: "1", seat: "R", name: "Ann" }];
  ask({ ask: "make", table: "bench", now: 0, people, options: { edition, bots: level } });
  const times = [];
  for (let step = 1; step <= steps; step++) {
    const { table } = ask({ ask: "update", table: "bench", person: "1", now: step });
    if (table.prompt === null) {
      const begin = performance.now();
      ask({ ask: "go", table: "bench", now: step });
      // When cards are given, several decide at once.
      if (table.view.phase === "play") times.push(performance.now() - begin);
    } else {
      const { moves } = table.view;
      const message = { id: String(step), seq: table.seq, do: "choose", choice: moves[step % moves.length] };
      ask({ ask: "command", table: "bench", person: "1", now: step, message });
    }
  }
  return times;
}
