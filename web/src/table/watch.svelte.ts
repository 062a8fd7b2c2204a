/** Between the plain controllers and Svelte: reading `state` in a template follows its changes. */
import { createSubscriber } from "svelte/reactivity";

export interface Watched<S> {
  readonly state: S;
  subscribe(listener: () => void): () => void;
}

export function watch<S>(watched: Watched<S>): { readonly state: S } {
  const follow = createSubscriber((update) => watched.subscribe(update));
  return {
    get state() {
      follow();
      return watched.state;
    },
  };
}
