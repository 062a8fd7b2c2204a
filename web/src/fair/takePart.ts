/** Taking part in the exchange: keep what was shown, check it, then reveal our share. */
import { get, post } from "../api/client";
import { isLeftOut } from "./checks";
import { isSame, lineHash, sealOf, SERVER, type Dice } from "./exchange";
import { belongs, keepSeen, keptSeen, keptShare } from "./kept";

/** Nothing to do; done; our share is in another browser; what we were shown does not hold. */
export type Part = "none" | "done" | "lost" | "cheated";

/**
 * Reveal the shares of our sides, if all commitments are fixed.
 *
 * They are revealed only while everything that was shown before still holds, our own commitment is
 * among the others, made for this exchange and no other, the server has committed too, and their
 * seal is in the public list.
 */
export async function takePart(match: string, dice: Dice, mine: readonly string[]): Promise<Part> {
  if (isLeftOut(match, dice, mine)) return "cheated";
  if (dice.rules !== 2 || dice.state !== "sealed") return "none";
  const due = mine.filter((side) => dice.waiting.includes(side));
  if (due.length === 0) return "none";
  const before = keptSeen(match, dice.round);
  if (before !== null && !isSame(before.commitments, dice.commitments)) return "cheated";
  const shares = due.map((side) => ({ side, share: keptShare(dice.commitments[side] ?? "") ?? "" }));
  if (shares.some(({ share }) => share === "")) return "lost";
  if (!(SERVER in dice.commitments) || !due.every((side) => belongs(dice.commitments[side] ?? "", match, dice.round))) return "cheated";
  if (before === null) {
    const found = await listed(match, dice);
    if (found === null) return "cheated";
    keepSeen(match, dice.round, { commitments: dice.commitments, ...found });
  }
  for (const { side, share } of shares) {
    await post("/matches/{match}/reveal", { path: { match }, body: { as: side, round: dice.round, share } });
  }
  return "done";
}

/** The same just after sitting down: what fails now is tried again at the table. */
export const takePartNow = (match: string, dice: Dice, mine: readonly string[]): Promise<Part> => takePart(match, dice, mine).catch(() => "none");

/** The line with this seal, if the list has it where it should. */
async function listed(match: string, dice: Dice): Promise<{ number: number; hash: string } | null> {
  if (dice.listed === null) return null;
  const { before, lines } = await get("/seals", { query: { from: dice.listed, most: 1 } });
  const [line] = lines;
  if (line?.number !== dice.listed || line.seal !== sealOf(match, dice) || line.hash !== lineHash(before, line)) return null;
  return { number: line.number, hash: line.hash };
}
