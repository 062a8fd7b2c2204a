/** The browser's own notification, where the page is not looked at and it is allowed. */
export function notify(title: string, options: NotificationOptions, onclick: () => void): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      onclick();
      note.close();
    };
  } catch {
    // Chrome on Android says yes and then refuses; what called us must go on, and the page has signs of its own.
  }
}
