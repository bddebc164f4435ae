// The windows, loaded when the first of them is opened.

import { later } from "../controls/later";

const load = () => import("./every");

export const AskBoard = later(() => load().then((every) => every.AskBoard));
export const Emotes = later(() => load().then((every) => every.Emotes));
export const Help = later(() => load().then((every) => every.Help));
export const Menu = later(() => load().then((every) => every.Menu));
export const Moves = later(() => load().then((every) => every.Moves));
export const Preferences = later(() => load().then((every) => every.Preferences));
