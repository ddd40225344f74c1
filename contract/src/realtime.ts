/**
 * The realtime connection that a payment is awaited on: websockets only.
 * @public The specification names it; no payment can be made yet, so nothing opens it.
 */
export const transactionsChannel = {
  /** Below the API's base. */
  path: '/socket.io',
  namespace: '/transactions',
  transports: ['websocket'],
  events: { approved: 'approved', declined: 'declined' },
} as const;
