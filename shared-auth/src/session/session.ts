import { createCall, type FailedCall } from '../http.ts';
import type { CallFunction, Send } from '../http/call-input.ts';
import type { Network } from '../http/network.ts';
import { createSend } from '../http/send.ts';
import { createSignal, type Signal } from '../http/signal.ts';
import { createCredentials } from './credentials.ts';
import { createSessionActions, type SessionActions } from './session-actions.ts';
import type { SessionStorage } from './session-storage.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

export interface SessionOptions {
  /** Absolute on the server; in the browser `/api` is enough. */
  apiBaseUrl: string;
  /** The API's base as the visitor's browser reaches it; `apiBaseUrl` when absent. Only the site's server needs both. */
  publicApiBaseUrl?: string;
  storage: SessionStorage;
  /** Headers that the site's server sends with every call. */
  headers?: Record<string, string>;
  /** Wraps the transport: the site's server uses it to share public reads among pages. */
  sendBy?: (send: Send) => Send;
  /** Replaces the network in tests. */
  network?: Network;
}

/** The session of one visitor: its state, its actions, and its calls to the server. */
export interface Session {
  readonly store: SessionStore;
  readonly call: CallFunction;
  /** The same transport without this session, for callers with another one, such as organisers. */
  readonly send: Send;
  readonly actions: SessionActions;
  /** The address of a file of the API, such as a picture's `/media/…`, for the visitor's browser. */
  readonly getAddress: (path: string) => string;
  /** Emitted when the server has ended the session and it is removed here. */
  readonly ended: Signal<void>;
  /** Emitted for every call that failed, including those whose caller shows the error itself. */
  readonly failed: Signal<FailedCall>;
}

/**
 * Creates a session: one for a page in the browser, one for each request on the server. Idle until
 * `actions.start()`.
 */
export function createSession({
  apiBaseUrl,
  publicApiBaseUrl = apiBaseUrl,
  storage,
  headers,
  sendBy = (send) => send,
  network,
}: SessionOptions): Session {
  const store = createSessionStore();
  const credentials = createCredentials(storage);
  const ended = createSignal<void>();
  const failed = createSignal<FailedCall>();
  const send = sendBy(createSend(apiBaseUrl, network));
  const call = createCall({
    send,
    credentials,
    headers,
    onTokensChanged: () => actions.adoptTokens(),
    onRefused: () => {
      actions.forget();
      ended.emit();
    },
    onFailed: failed.emit,
  });
  const actions = createSessionActions({ store, credentials, call });
  const getAddress = (path: string) => (path.startsWith('/') ? `${publicApiBaseUrl}${path}` : path);
  return { store, call, send, actions, getAddress, ended, failed };
}
