// The window of the rules, loaded with their messages when somebody looks something up.

import { later } from "../controls/later";
import { loadAllMessages } from "../text/messages";

export const RulesWindow = later(() => Promise.all([import("./window"), loadAllMessages("rules")]).then(([file]) => file.RulesWindow), "only when it is shown");
