/** Tables of which only what has changed is sent: made whole again, from the one before. */
import type { ChangedTable, TableMessage } from "./protocol";

type Values = Readonly<Record<string, unknown>>;
type Change = ChangedTable["changes"][number];

/** The whole table; null if the one before is missing. */
export function wholeTable(before: TableMessage | null, message: TableMessage | ChangedTable): TableMessage | null {
  if (!("changes" in message)) return message;
  if (before?.view == null) return null;
  const { changes, ...rest } = message;
  const view = changes.reduce(changed, before.view);
  return { status: before.status, goals: before.goals, ...rest, view };
}

/** A copy with one value set; what does not lie on the way to it is shared. */
function changed<Whole extends Values>(values: Whole, [key, ...rest]: Change): Whole {
  const name = String(key);
  const inner: unknown = values[name];
  return { ...values, [name]: rest.length === 1 ? rest[0] : changed(isValues(inner) ? inner : {}, rest) };
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}
