/**
 * A rehearsal shows the public site in one browser as it would be at another moment, in other statuses of the awards. The browser
 * has the token of its link in a cookie that only the site's server reads, and its pages call the API at a separate base URL:
 * no cache of the real site contains what they read.
 */
export const rehearsal = {
  cookie: 'rehearsal',
  /** The header in which the site's server sends the token to the API. */
  header: 'rehearsal',
  /** The base of its calls. It is below that of all calls, so that links to it leave the site's own pages. */
  apiBase: '/api/rehearsal',
  startPath: '/rehearsal/start',
  endPath: '/rehearsal/end',
} as const;
