// A game record that somebody has as a file: kept for as long as this tab is open, so that it is still there after a reload.

import { FILE } from "./route";

const KEY = "makker record";
/** As long as the server reads. */
const LONGEST = 128 * 1024;

export function openedRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Opens the first of some files and goes to its replay. Says whether it was short enough to be a record. */
export async function openRecord(files: FileList | null | undefined): Promise<boolean> {
  const file = files?.[0];
  if (!file || file.size > LONGEST) return false;
  try {
    sessionStorage.setItem(KEY, await file.text());
  } catch {
    return false;
  }
  const to = `#replay/${FILE}`;
  // The same address once more is no way anywhere.
  if (location.hash === to) location.reload();
  else location.hash = to;
  return true;
}

/** Asks for another file where one cannot be opened. */
const askAgain = () => {
  location.hash = "#replay";
};

/** Lets files be dropped anywhere on the page; says how to call it off. */
export function takeDrops(onRefused = askAgain): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void openRecord(event.dataTransfer.files).then((isOpen) => isOpen || onRefused());
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", over);
    removeEventListener("drop", drop);
  };
}
