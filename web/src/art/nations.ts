/** Whose soldiers are drawn. */
export type Nation = "us" | "de" | "lrdg" | "it" | "ru";
