// Draws the pictures of docs/pictures: `npm run pictures`.

import usual from "../playwright.config";

export default { ...usual, testDir: ".", testMatch: "pictures.draw.ts", workers: 1 };
