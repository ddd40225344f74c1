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
  /** Sent with every call: what the site's server has to say of them. */
  headers?: Record<string, string>;
  /** Comes between the session and its way to the API: the site's server shares public reads among pages. */
  sendBy?: (send: Send) => Send;
  /** Takes the place of the network, for tests. */
  network?: Network;
}

/** One visitor: who it is, and how this visitor talks to the server. */
export interface Session {
  readonly store: SessionStore;
  readonly call: CallFunction;
  /** The same way to the server without this visitor: for those whose session is another, such as organisers'. */
  readonly send: Send;
  readonly actions: SessionActions;
  /** The address of a file of the API, such as a picture's `/media/…`, for the visitor's browser. */
  readonly getAddress: (path: string) => string;
  /** The server ended the session: nothing is left of it here. */
  readonly ended: Signal<void>;
  /** Every call that failed, including those whose caller shows the error itself. */
  readonly failed: Signal<FailedCall>;
}

/** One for a page in the browser; on the server one for each request. Reads nothing until `actions.start()`. */
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
