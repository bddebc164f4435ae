// Whether this browser cannot keep what is played in it: then it is lost with the page, which people should know.

import { signal } from "@preact/signals-core";

export const unkept = signal(false);
