// Small signs on the buttons of a replay, which no other page has to load.

const GLYPHS = {
  back: "M17,6L9,12L17,18ZM6,6V18",
  eye: "M3,12q9,-12 18,0q-9,12 -18,0M12,9.5a2.500,2.500 0 1,0 .01,0",
  cards: "M8,8L17,6L20,19L11,21ZM8,18L4,6L11,4",
  file: "M7,3H14L18,7V21H7ZM14,3V7H18",
  broken: "M12,3a9,9 0 1,0 .01,0M12,3L10,9L14,12L10,16L12,21",
};

export function Glyph({ name }: { name: keyof typeof GLYPHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}
