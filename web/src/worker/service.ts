// The service worker: what goes on in the browser behind the pages. Built by itself as /service-worker.js.

import { serveOffline } from "./offline";
import { tellTurns } from "./push";

declare const self: ServiceWorkerGlobalScope;

// Each part adds its own listeners; a further part is one more line here.
serveOffline(self);
tellTurns(self);
