// Makker's sign, a cord of two in a rounded square, and the name. The page's icon in index.html is the same.

import { t } from "../text/messages";

const STRAND = "M17 5C23.7 9.4 23.7 12.6 17 17S10.3 24.6 17 29";

export function Logo() {
  return (
    <span class="logo">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect x="1" y="1" width="32" height="32" rx="10" fill="#123a36" />
        <rect x="2.2" y="2.2" width="29.6" height="29.6" rx="9" fill="none" stroke="url(#brass)" />
        <g fill="none" stroke-linecap="round">
          {["var(--red)", "var(--yellow)"].map((colour, strand) => (
            <g key={colour} transform={strand ? undefined : "translate(34 0) scale(-1 1)"}>
              <path d={STRAND} stroke="#0009" stroke-width="5.8" />
              <path d={STRAND} stroke={colour} stroke-width="4.4" />
            </g>
          ))}
        </g>
      </svg>
      {t("title")}
    </span>
  );
}
