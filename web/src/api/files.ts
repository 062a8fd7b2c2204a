/** The few calls that send or bring a file as it is, instead of JSON. */
import { ApiError, BASE, type Complaint } from "./client";
import { language, t } from "../i18n";

export async function sendText(path: string, text: string, type: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${BASE}${path}`, {
      method: "POST",
      body: text,
      credentials: "same-origin",
      headers: { "content-type": type, "accept-language": language() },
    });
  } catch {
    throw new ApiError(0, { code: "offline", message: t("error-offline") });
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => ({}))) as { error?: Complaint };
  throw new ApiError(answer.status, body.error ?? { code: "error", message: t("error-server") });
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
