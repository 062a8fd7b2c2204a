/** How far the addresses of this server reach. */
const HERE = ["127.0.0.1", "localhost", "[::1]"];

/** Whether a link works only on the computer where the server runs. */
export function isLocal(link: string): boolean {
  return HERE.includes(new URL(link, location.href).hostname);
}
