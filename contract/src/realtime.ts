/**
 * The realtime connection that a payment is awaited on: websockets only.
 * @public The specification names it; nothing opens it yet: the page asks for the status until it is known.
 */
export const transactionsChannel = {
  /** Below the API's base. */
  path: '/socket.io',
  namespace: '/transactions',
  transports: ['websocket'],
  events: { approved: 'approved', declined: 'declined' },
} as const;
