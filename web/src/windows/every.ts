// All windows, in one file to load.

import "./windows.css";

export { AskBoard } from "./ask";
export { Emotes } from "./emotes";
export { Help } from "./help";
export { Menu } from "./menu";
export { Moves } from "./moves";
export { Preferences } from "./preferences";
