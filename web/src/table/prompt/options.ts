/** What is lit, and what a click means: one option is taken, several ask which, none asks why. */
import type { Odds, OfferedCard, Option, Ref } from "../../games/contract";
import type { OddsOfChoice, PlanShown, Turn } from "../match/protocol";

export type Lit = ReadonlyMap<Ref, readonly Option[]>;

export const NOTHING_LIT: Lit = new Map();

/** A plan as the answer it is to whoever clicks. */
export function asOption(plan: PlanShown): Option {
  return { ...plan, warning: null, confirm: false, idle: null };
}

/**
 * ref → the options that point at it; what is laid out as cards of its own is left out.
 *
 * What is rarely wanted (dropping a weapon) lights nothing, unless there is nothing else: it would
 * be lit all the time. It can still be picked by who knows of it, and always has a button. What
 * could gain nothing lights nothing either. A plan stands for the option that it begins with.
 */
export function litRefs(
  turn: Turn | null,
  offered: readonly OfferedCard[] = [],
  rare = false,
  plans: readonly Option[] = [],
): Lit {
  if (turn === null) return NOTHING_LIT;
  const apart = new Set(offered.map((card) => card.choice));
  const lit = new Map<Ref, Option[]>();
  const options = turn.options.filter(
    (option) => !apart.has(option.choice) && option.idle === null && (option.role === "minor") === rare,
  );
  for (const option of [...(rare ? [] : plans), ...options]) {
    for (const ref of option.refs) {
      const others = lit.get(ref);
      if (others === undefined) lit.set(ref, [option]);
      else if (!others.some((other) => other.choice === option.choice && !other.is_apart)) others.push(option);
    }
  }
  return lit;
}

/** What a click on a thing, and on what it stands on, comes to. */
export type Picked =
  | { what: "choose"; option: Option; ref: Ref }
  | { what: "menu"; options: readonly Option[]; ref: Ref }
  | { what: "why"; ref: Ref }
  | { what: "nothing" };

export function picked(lit: Lit, refs: readonly Ref[], rare: Lit = NOTHING_LIT): Picked {
  for (const ref of refs) {
    const options = lit.get(ref);
    if (options === undefined || options.length === 0) continue;
    const [first] = options;
    if (options.length === 1 && first !== undefined) return { what: "choose", option: first, ref };
    return { what: "menu", options, ref };
  }
  for (const ref of refs) {
    // Never at one click: nobody expects it.
    const options = rare.get(ref);
    if (options !== undefined) return { what: "menu", options, ref };
  }
  const [ref] = refs;
  return ref === undefined ? { what: "nothing" } : { what: "why", ref };
}

/** What choosing a whole place comes to: one of the answers for anything that is there. */
export function pickedPlace(lit: Lit, refs: readonly Ref[], rare: Lit = NOTHING_LIT): Picked {
  const options = optionsAt(lit, refs);
  const [ref] = refs;
  return ref !== undefined && options.length > 1 ? { what: "menu", options, ref } : picked(lit, refs, rare);
}

/** The answers for any of some things, each once. */
export function optionsAt(lit: Lit, refs: readonly Ref[]): readonly Option[] {
  const all = refs.flatMap((ref) => lit.get(ref) ?? []);
  return all.filter((option, index) => all.findIndex((other) => other.choice === option.choice && other.label === option.label) === index);
}

/**
 * The options that need a button, because nothing that is drawn stands for them.
 *
 * What is done, not to what, has its button always, in the order in which the server gives them
 * (attack, exit, escape, a seat's own action): a word on a card is small, and one looks for it where
 * the question is.
 */
export function buttonsFor(
  turn: Turn | null,
  drawn: ReadonlySet<Ref>,
  offered: readonly OfferedCard[] = [],
  buttoned: readonly string[] = [],
): readonly Option[] {
  if (turn === null) return [];
  const apart = new Set(offered.map((card) => card.choice));
  return turn.options.filter(
    (option) =>
      !apart.has(option.choice) &&
      option.idle === null &&
      (option.role === "minor" ||
        !option.choice.includes(" ") ||
        option.refs.some((ref) => buttoned.includes(ref.slice(0, ref.indexOf(":")))) ||
        !option.refs.some((ref) => drawn.has(ref))),
  );
}

/** The buttons as they stand, and as figures count them: what declines apart, what is rare last. */
export function arranged(buttons: readonly Option[]): { pass: Option | undefined; main: readonly Option[]; minor: readonly Option[] } {
  const passes = buttons.filter((option) => option.role === "pass" && option.refs.length === 0);
  const pass = passes.length === 1 ? passes[0] : undefined;
  const others = buttons.filter((option) => option !== pass);
  return {
    pass,
    main: [...others.filter((option) => option.role === "main"), ...others.filter((option) => option.role === "pass")],
    minor: [...others.filter((option) => option.role === "aside"), ...others.filter((option) => option.role === "minor")],
  };
}

/** The odds of every option at the thing where they are shown: at what it aims at before what it may also strike. */
export function oddsByRef(
  turn: Turn | null,
  odds: Readonly<Record<string, OddsOfChoice>>,
  plans: readonly Option[] = [],
): ReadonlyMap<Ref, Odds> {
  const found = new Map<Ref, Odds>();
  for (const { choice, forecasts = [] } of plans) {
    for (const forecast of forecasts) if (!found.has(forecast.ref)) found.set(forecast.ref, { choice, ...forecast, isPlanned: true });
  }
  for (const isAim of [true, false]) {
    for (const { choice } of turn?.options ?? []) {
      for (const forecast of odds[choice]?.forecasts ?? []) {
        if (!found.has(forecast.ref) && forecast.aimed === isAim) found.set(forecast.ref, { choice, ...forecast });
      }
    }
  }
  return found;
}

/** The same of a moment that has passed: nobody is asked any more, so each target tells its own. */
export function oddsThen(odds: Readonly<Record<string, OddsOfChoice>>): ReadonlyMap<Ref, Odds> {
  const found = new Map<Ref, Odds>();
  for (const [choice, told] of Object.entries(odds)) {
    for (const forecast of told.forecasts) {
      if (forecast.ref !== "" && !found.has(forecast.ref)) found.set(forecast.ref, { choice, ...forecast });
    }
  }
  return found;
}
