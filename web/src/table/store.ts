/** What a table shows, kept in one place: replaced as a whole, and whoever follows it is told. */
export class Store<S> {
  private readonly listeners = new Set<() => void>();

  constructor(public state: S) {}

  set(patch: Partial<S>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nobody is told any more. */
  close(): void {
    this.listeners.clear();
  }
}
