/** The few calls that send or bring a file as it is, instead of JSON. */
import { send } from "./client";

export function sendText(path: string, text: string, type: string): Promise<Response> {
  return send(path, { method: "POST", body: text, headers: { "content-type": type } });
}

/** The name a server gives a file it sends. */
export function fileName(answer: Response, otherwise: string): string {
  return /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? otherwise;
}

/** Hand a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
