// What this browser keeps for a person. Where it may keep nothing, everything works for one visit.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then it is asked again at the next visit.
  }
}
