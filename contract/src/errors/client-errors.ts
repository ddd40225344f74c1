/**
 * The errors of the catalogue that the site's own client raises too. They are in a separate file because the client
 * is loaded with the first call, and the rest of the catalogue is not.
 */
export const clientErrors = {
  /** Raised where no response arrived: by the browser's client, and by the site's server while the API is down. */
  'network-0001': {
    status: 503,
    message: 'We could not reach the server. Please check your connection and try again.',
  },
  /** A refresh token that is unknown, expired or revoked. */
  'authorization-0003': { status: 401, message: 'Your session has ended. Please log in again.' },
} as const;
