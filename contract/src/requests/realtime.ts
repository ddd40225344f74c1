/** Where websockets are opened, below the API's base: for all channels. Nothing but websockets is accepted there. */
export const realtime = {
  path: '/socket.io',
  transports: ['websocket'] as 'websocket'[],
} as const;

/** The realtime channel that a payment is awaited on. The handshake carries the session's access token: `{ token }`. */
export const transactionsChannel = {
  namespace: '/transactions',
  events: { approved: 'approved', declined: 'declined' },
} as const;

/** The realtime channel of an attendee's conversations: one of them has changed. */
export const conversationsChannel = {
  namespace: '/conversations',
  events: { changed: 'changed' },
} as const;

export type TransactionEvent = keyof typeof transactionsChannel.events;
