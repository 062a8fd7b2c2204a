/** What the players write to each other: each line once, and how many came unread. */
import type { ChatLine } from "../match/protocol";
import type { TableState } from "../state";
import type { Store } from "../store";

export class ChatLog {
  private isOpen = false;

  constructor(private readonly store: Store<TableState>) {}

  /** Lines of the chat, from the socket or as the page found them. */
  add(lines: readonly ChatLine[], isNew: boolean): void {
    const { chat, unread } = this.store.state;
    const known = new Set(chat.map((line) => line.id));
    const more = lines.filter((line) => !known.has(line.id));
    if (more.length === 0) return;
    const all = [...chat, ...more].sort((one, other) => one.id - other.id);
    this.store.set({ chat: all, unread: isNew && !this.isOpen ? unread + more.length : unread });
  }

  /** The chat is looked at, or no more. */
  read(open: boolean): void {
    this.isOpen = open;
    if (open && this.store.state.unread > 0) this.store.set({ unread: 0 });
  }
}
