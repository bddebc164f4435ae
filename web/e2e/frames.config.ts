// Measures how smoothly things move: `npm run frames`.

import usual from "../playwright.config";

export default { ...usual, testDir: ".", testMatch: "frames.bench.ts", workers: 1 };
