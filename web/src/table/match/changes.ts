/** Tables of which only what has changed is sent: made whole again, from the one before. */
import type { ChangedTable, TableMessage } from "./protocol";

type Values = Readonly<Record<string, unknown>>;

/** The whole table; null if the one before is missing. */
export function wholeTable(before: TableMessage | null, message: TableMessage | ChangedTable): TableMessage | null {
  if (!("changes" in message)) return message;
  if (before?.view == null) return null;
  const { changes, ...rest } = message;
  const view = changes.reduce<Values>((values, change) => changed(values, change), before.view as Values);
  return { status: before.status, goals: before.goals, ...rest, view: view as TableMessage["view"] };
}

/** A copy with one value set; what does not lie on the way to it is shared. */
function changed(values: Values, [key, ...rest]: readonly unknown[]): Values {
  const name = String(key);
  const value = rest.length === 1 ? rest[0] : changed(values[name] as Values, rest);
  return { ...values, [name]: value };
}
