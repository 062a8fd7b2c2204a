/** What soldiers wear on their heads. */
import { INK, disc, line, paint, shape } from "./ink";
import type { Nation } from "./nations";

export type Headgear =
  | "m1"
  | "stahlhelm"
  | "m33"
  | "ssh40"
  | "brodie"
  | "beret"
  | "knit"
  | "peaked"
  | "pilotka"
  | "tanker"
  | "hood"
  | "scarf";

export const OWN_HEADGEAR: Record<Nation, Headgear> = {
  us: "m1",
  de: "stahlhelm",
  lrdg: "beret",
  it: "m33",
  ru: "ssh40",
};

/** Drawn about the middle of the head. */
export function headgear(kind: Headgear, nation: Nation): string {
  const helm = `var(--helm-${nation})`;
  switch (kind) {
    case "m1":
      return (
        shape("M-11.5 1.5Q-12-10.5 0-11.5T11.5 1Q13 3 12 3.6L-11.5 3.6Q-13 3-11.5 1.5Z", helm) +
        line("M-7-3Q-6-7.5-1-8.6", paint("light"), 1.6)
      );
    case "stahlhelm":
      return (
        shape("M-10-1Q-10-11.5 1-11.5T10.6-1L12.8 2.2Q8 .6 4 2.2L-5 4.4-9.6 8.2Q-12.6 7.6-13 5Q-11.6 2-10-1Z", helm) +
        line("M-6-4Q-5-8-.5-8.8", paint("light"), 1.6)
      );
    case "m33":
      return (
        shape("M-10.4-.6Q-10-12 .4-12T10.6-1Q12.6 1.4 12.6 2.6Q4 1.6-3 3.6L-11.4 4.8Q-13 4-12.4 2.6Q-11-.4-10.4-.6Z", helm) +
        line("M-6-4.6Q-5-8.6-.5-9.2", paint("light"), 1.6)
      );
    case "ssh40":
      return (
        shape("M-10.6 1Q-11-12 .4-12T10.8 .6L12.2 3.4Q0 1.6-12 4.4Z", helm) +
        line("M-6.4-3.6Q-5.4-8.4-.6-9.2", paint("light"), 1.6)
      );
    case "brodie":
      return shape("M-8.6-2.6Q-8-10 0-10T8.6-2.6L14.4 .8Q15 2.6 12 2.4Q0-.6-12 2.4Q-15 2.6-14.4 .8Z", helm);
    case "beret":
      return (
        shape("M-10-1.4Q-15-4-12.4-8.4Q-6-12.6 3-10.6Q10-9.4 10.2-3.4L9.6-.6Q0-3.6-10-1.4Z", helm) +
        disc(6.4, -4.8, 1.7, paint("brass"), 1)
      );
    case "knit":
      return (
        shape("M-9.8 .8Q-11-11.6 0-12.4T9.8 0L9.8 1.6Q0-1.6-9.6 3Z", helm) +
        line("M-9 .6Q0-4.6 9.4-1.6", INK, 1.2)
      );
    case "peaked":
      return (
        shape("M-9.4-1L-12.4-7.4Q-3-13.6 12-8.4L9.6-2.4Q0-5-9.4-1Z", helm) +
        shape("M9.4-3.4Q14.4-1.6 14 1.4Q9 1.6 6-1.6Z", paint("metal")) +
        disc(6.6, -6.6, 1.7, paint("brass"), 1)
      );
    case "pilotka":
      return shape("M-10 0Q-11-6-6-9.6L9-12Q11-6 9.6-2.4Q0-3.6-10 0Z", helm);
    case "tanker":
      return (
        shape("M-9.8 7Q-12.4-11.4 0-12T10.2-2.4Q6-3.6 3-1L-1.6 9.4Q-7 11-9.8 7Z", paint("leather")) +
        line("M-6-10Q-8-2-6 8M0-12Q-3-4-1.6-1", INK, 1.1) +
        disc(-2.4, 2.4, 3, paint("metal"), 1.2)
      );
    case "hood":
      return (
        shape("M-11 8Q-15-3-9-9Q0-15 8-9.6Q12-5 10-1Q4-3 2 1L-1 8Q-6 11-11 8Z", paint("leaf")) +
        line("M-9-9l-4-3M-2-12l-2-4M5-11l2-4M-12-2l-4 0M10-6l4-2", paint("leaf-2"), 2.4)
      );
    case "scarf":
      return (
        shape("M-9 9Q-14-3-9-9Q0-14 9-8Q11-4 9.4-1Q3-3.6 1 0L-1.6 5Q2 9 7 9L6 14Q-4 17-12 13Z", paint("sand-3")) +
        line("M-10-4Q0-9 10-4", paint("leather"), 2.4)
      );
  }
}
