import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { RemoteLoader } from './remote-loader.ts';

/** The code of the page that the server has rendered: it may load later than the frame's own, or not at all. */
export interface PageCode {
  state(): 'here' | 'late' | 'failed';
  /** The error of a failed load. */
  error(): unknown;
  subscribe(listener: () => void): () => void;
  /** Requests it again. */
  retry(): void;
}

const nothing = () => undefined;

/** The state of a page that has no code to wait for. */
export const codeIsHere: PageCode = {
  state: () => 'here',
  error: nothing,
  subscribe: () => nothing,
  retry: nothing,
};

/** Begins to load a page's code. */
export function loadPageCode(loader: RemoteLoader, remote: LiveRemote, page: string): PageCode {
  const listeners = new Set<() => void>();
  let state: 'here' | 'late' | 'failed' = 'late';
  let failure: unknown;
  const become = (next: typeof state, error?: unknown) => {
    state = next;
    failure = error;
    listeners.forEach((listener) => listener());
  };
  const load = () => {
    loader.page(remote, page).then(
      () => become('here'),
      (error: unknown) => become('failed', error),
    );
  };
  load();
  return {
    state: () => state,
    error: () => failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry() {
      loader.forget(remote);
      become('late');
      load();
    },
  };
}

/** Resolves when the code has loaded or failed, or after the given time. */
export function codeWithin(code: PageCode, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = code.subscribe(end);
    if (code.state() !== 'late') end();
  });
}
