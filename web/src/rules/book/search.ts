// Finds words in texts, whatever marks stand on their letters and however somebody types them.

/** Letters that are none with a mark, and what people type for them. */
const TYPED: Record<string, string> = { æ: "ae", ø: "o", œ: "oe", ß: "ss", "−": "-", "’": "'" };

/** A letter without marks, small. */
function plain(letter: string): string {
  const small = letter.toLowerCase();
  return TYPED[small] ?? small.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The words that somebody types. */
export function wordsIn(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function folded(text: string): string {
  return [...text].map(plain).join("");
}

/** Does a text hold all of these words? */
export function has(text: string, words: string[]): boolean {
  const all = folded(text);
  return words.every((word) => all.includes(word));
}

export interface Part {
  text: string;
  isFound: boolean;
}

/** A text in parts: what was found, and the rest. */
export function marked(text: string, words: string[]): Part[] {
  const letters = [...text];
  const all = letters.map(plain);
  // Where in the plain text each letter begins.
  const begins = all.map((_, index) => all.slice(0, index).join("").length);
  const whole = all.join("");
  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      for (const [index, begin] of begins.entries()) if (begin < at + word.length && begin + all[index]!.length > at) isFound[index] = true;
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else parts.push({ text: letter, isFound: isFound[index]! });
  }
  return parts;
}
