/** Short names for the generated types: `Told<"GameTold">`. */
import type { components } from "./schema";

export type Told<Name extends keyof components["schemas"]> = components["schemas"][Name];
