// SHA-256 of a text: browsers keep their own from pages without a certificate.

const WORDS = 64;

/** The first bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next++) if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  return primes.map((prime) => (prime ** (1 / root) * 2 ** 32) | 0);
}

const FIRST = fractions(8, 2);
const ROUNDS = fractions(WORDS, 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** As 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * WORDS));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const hash = [...FIRST];
  const words = new Int32Array(WORDS);
  for (let block = 0; block < padded.byteLength; block += WORDS) {
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < WORDS; at++) {
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      words[at] =
        at < 16
          ? padded.getInt32(block + at * 4)
          : words[at - 16]! + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + words[at - 7]! + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      hash[at] = (hash[at]! + word) | 0;
    });
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
