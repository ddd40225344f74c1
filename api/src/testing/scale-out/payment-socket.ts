import { io } from 'socket.io-client';
import { realtime, transactionsChannel } from '@summit/contract/requests/realtime';

export interface PaymentSocket {
  /** Resolves once the server has accepted the payer. */
  opened: Promise<void>;
  /** Resolves with the name of the first event. */
  heard: Promise<string>;
  close(): void;
}

/**
 * Waits for the outcome of a payment like the browser, at the socket of one server, which is reopened when it breaks.
 * @param origin of the API, or of the site before it
 */
export function openPaymentSocket(origin: string, token: string, siteOrigin: string): PaymentSocket {
  const socket = io(origin + transactionsChannel.namespace, {
    path: `/api${realtime.path}`,
    transports: [...realtime.transports],
    auth: { token },
    extraHeaders: { origin: siteOrigin },
    // The certificate is self-signed.
    rejectUnauthorized: false,
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
  });
  return {
    opened: new Promise((resolve) => socket.once('connect', () => resolve())),
    heard: new Promise((resolve) => void socket.onAny((event: string) => resolve(event))),
    close: () => void socket.disconnect(),
  };
}
