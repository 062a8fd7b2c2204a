/** The clause of the rules that is open over the table, if any. */
let open = $state<string | null>(null);

export function openedClause(): string | null {
  return open;
}

export function openClause(clause: string | null): void {
  open = clause;
}
