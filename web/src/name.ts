// The name that a person plays under, kept in this browser. No account.

export function ownName(): string {
  return localStorage.getItem("name") ?? "";
}

/** The name without the blanks around it. */
export function rememberName(name: string): string {
  const trimmed = name.trim();
  localStorage.setItem("name", trimmed);
  return trimmed;
}
