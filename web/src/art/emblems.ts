/** The signs by which sides are told apart without colour: 24 × 24, in `currentColor`. */
import type { Nation } from "./nations";

const EMBLEMS: Record<Nation, string> = {
  us: `<path d="M12 2.4L14.4 9.3L21.8 9.4L15.9 13.8L18.1 20.8L12 16.6L5.9 20.8L8.1 13.8L2.2 9.4L9.6 9.3Z" fill="currentColor"/>`,
  de: `<path d="M8.6 2.5H15.4V8.6H21.5V15.4H15.4V21.5H8.6V15.4H2.5V8.6H8.6Z" fill="currentColor"/>`,
  lrdg: `<path d="M12 3A9 9 0 1 1 11.9 3ZM12 3V21M4.2 7.5L19.8 16.5M4.2 16.5L19.8 7.5" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  it: `<path d="M4 3H20V12Q19.5 18.5 12 22Q4.5 18.5 4 12Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 3H9V20.2Q4.5 17 4 12ZM15 3H20V12Q19.5 17 15 20.2Z" fill="currentColor"/>`,
  ru: `<path d="M12 1.6L14.6 9H22.6L16.2 13.8L18.6 21.6L12 16.9L5.4 21.6L7.8 13.8L1.4 9H9.4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="12.4" r="2.6" fill="currentColor"/>`,
};

export function emblem(nation: Nation): string {
  return EMBLEMS[nation];
}
