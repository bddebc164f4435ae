// Small signs on buttons.

const ICONS = {
  check: "M5,12.500L10,17.500L19,7",
  close: "M6,6L18,18M18,6L6,18",
  home: "M4,11L12,4L20,11M6,10V20H18V10",
  menu: "M4,7H20M4,12H20M4,17H20",
  moon: "M20,14.500A8.500,8.500 0 1,1 9.500,4A7,7 0 0,0 20,14.500Z",
  settings: "M4,7H12M18,7H20M4,17H6M12,17H20M15,4V10M9,14V20",
  smile: "M12,3a9,9 0 1,0 .01,0M8,14q4,4 8,0M9,9.5v.01M15,9.5v.01",
  sound: "M4,10V14H8L13,18V6L8,10ZM16,9q2,3 0,6M18.500,7q4,5 0,10",
  mute: "M4,10V14H8L13,18V6L8,10ZM16,9.500L21,14.500M21,9.500L16,14.500",
  undo: "M9,6L4,11L9,16M4,11H14a5,5 0 0,1 0,10H11",
  list: "M9,6H20M9,12H20M9,18H20M4.5,6v.01M4.5,12v.01M4.5,18v.01",
  hint: "M9,18h6M10,21h4M12,3a6,6 0 0,0 -3.5,10.900q.5,.6 .5,1.600h6q0,-1 .5,-1.600A6,6 0 0,0 12,3",
  help: "M12,3a9,9 0 1,0 .01,0M9.500,9.500q0,-2.500 2.500,-2.500t2.500,2.500t-2.500,3v1M12,17v.01",
};

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
