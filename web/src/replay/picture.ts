// A picture of the board as it is shown, with a caption: one SVG that needs nothing else, with colours, type and pieces inside, and the
// same as PNG. Made in the browser from the page's own drawing, so that it works without a secure connection.

import type { Size } from "../shape/geometry";

const SVG = "http://www.w3.org/2000/svg";
/** What a child takes over from whatever it is in. */
const TAKEN_OVER = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing", "paint-order", "color", "visibility"],
];
/** What it does not, and what each is unless somebody says otherwise. */
const ITS_OWN: Record<string, string[]> = {
  opacity: ["1"],
  transform: ["none"],
  filter: ["none"],
  display: ["inline", "block"],
  "stop-color": ["rgb(0, 0, 0)"],
  "stop-opacity": ["1"],
  "mix-blend-mode": ["normal"],
};
const CAPTION = 64;
const MARGIN = 24;
/** Pixels of the PNG for each of the board, at least. */
const SHARP = 2;

/** The picture as text. `board` holds the drawings of the board, one over the other. */
export async function moment(board: Element, caption: string, about: string): Promise<{ text: string; size: Size }> {
  const layers = [...board.querySelectorAll<SVGSVGElement>(":scope > svg")];
  const { width, height } = layers[0]!.getBoundingClientRect();
  const root = document.createElementNS(SVG, "svg");
  const size = { width: Math.round(width + 2 * MARGIN), height: Math.round(height + 2 * MARGIN + CAPTION) };
  for (const [name, value] of Object.entries({ xmlns: SVG, viewBox: `0 0 ${size.width} ${size.height}`, ...size })) root.setAttribute(name, String(value));
  root.setAttribute("role", "img");
  root.append(element("title", {}, `${caption} ${about}`));
  root.append(element("style", {}, await typeface()));
  const colour = (name: string) => resolved(`var(${name})`);
  root.append(element("rect", { width: size.width, height: size.height, fill: colour("--page") }));
  // The pieces that all tokens and discs are made of.
  const pieces = document.querySelector("svg.enamel");
  if (pieces) root.append(copied(pieces));
  for (const layer of layers) {
    const part = copied(layer);
    for (const [name, value] of Object.entries({ x: MARGIN, y: MARGIN, width, height })) part.setAttribute(name, String(value));
    root.append(part);
  }
  await inlineImages(root);
  const type = { "font-family": "Albert Sans, sans-serif", fill: colour("--ink") };
  root.append(element("text", { x: MARGIN, y: height + 2 * MARGIN + 18, "font-size": 19, "font-weight": 700, ...type }, caption));
  root.append(element("text", { x: MARGIN, y: height + 2 * MARGIN + 42, "font-size": 14, "font-weight": 500, ...type }, about));
  return { text: new XMLSerializer().serializeToString(root), size };
}

/** The same in pixels. */
export async function pixels({ text, size }: { text: string; size: Size }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(text))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const sharp = Math.max(SHARP, devicePixelRatio);
  Object.assign(canvas, { width: size.width * sharp, height: size.height * sharp });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Gives a file to whoever sits there. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** A colour as numbers: what a style sheet says may depend on the theme. */
function resolved(value: string): string {
  const probe = document.createElement("i");
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A copy of a drawing in which every style is written out: where it differs from what is taken over, or from what is usual. */
function copied(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const pairs: [Element, Element][] = [[original, copy]];
  for (const [from, to] of pairs) {
    for (const [index, child] of [...from.children].entries()) pairs.push([child, to.children[index]!]);
  }
  for (const [from, to] of pairs) {
    const style = getComputedStyle(from);
    const above = from.parentElement && from !== original ? getComputedStyle(from.parentElement) : null;
    const written: string[] = [];
    for (const name of TAKEN_OVER) {
      const value = style.getPropertyValue(name);
      if (value && value !== above?.getPropertyValue(name)) written.push(`${name}:${value}`);
    }
    for (const [name, usual] of Object.entries(ITS_OWN)) {
      const value = style.getPropertyValue(name);
      // A transformation by attribute is computed, too, and stays as it is written.
      if (name === "transform" && from.hasAttribute("transform")) continue;
      if (value && !usual.includes(value)) written.push(`${name}:${value}`);
    }
    for (const { name, value } of [...to.attributes]) {
      // What a variable says is written out.
      if (/^(class|style|tabindex|role|aria-|data-)/.test(name) || value.includes("var(--")) to.removeAttribute(name);
    }
    if (written.length > 0) to.setAttribute("style", written.join(";"));
  }
  return copy;
}

/** Pictures inside of the picture: the nap of the felt. */
async function inlineImages(root: Element): Promise<void> {
  for (const image of root.querySelectorAll("image")) {
    const href = image.getAttribute("href") ?? "";
    if (!href.startsWith("data:")) image.setAttribute("href", await asData(href, "image/svg+xml"));
  }
}

/** The page's own typeface, found where its style sheets name it. */
async function typeface(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const source = /url\("?([^")]+)"?\)/.exec(faces[0]?.cssText ?? "")?.[1];
  if (!source) return "";
  const data = await asData(new URL(source, faces[0]!.parentStyleSheet?.href ?? location.href).href, "font/woff2");
  return `@font-face{font-family:"Albert Sans";src:url(${data}) format("woff2");font-weight:400 900}`;
}

async function asData(address: string, kind: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:${kind};base64,${base64(bytes)}`;
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
