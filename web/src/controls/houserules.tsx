// What the house rules of a table change, and how bots play them.

import { botsNote, houseRules } from "../text/houserules";

export function HouseRules({ name }: { name: string }) {
  const rules = houseRules(name);
  if (rules.length === 0) return null;
  return (
    <div class="house-rules">
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{botsNote(name)}</p>
    </div>
  );
}
