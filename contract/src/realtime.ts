/** The realtime connection that a payment is awaited on: websockets only. */
export const transactionsChannel = {
  /** Below the API's base. */
  path: '/socket.io',
  namespace: '/transactions',
  transports: ['websocket'],
  events: { approved: 'approved', declined: 'declined' },
} as const;
