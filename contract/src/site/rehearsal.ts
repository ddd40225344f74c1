/**
 * A rehearsal shows the public site in one browser as it would be at another moment, in other statuses of the awards. The browser
 * has the token of its link in a cookie that only the site's server reads, and its pages call the API by a base of their own:
 * what they read is in no cache of the site as it is.
 */
export const rehearsal = {
  cookie: 'rehearsal',
  /** Of the site's server to the API: the token. */
  header: 'rehearsal',
  /** Below that of all calls, so that links to it leave the site's own pages. */
  apiBase: '/api/rehearsal',
  startPath: '/rehearsal/start',
  endPath: '/rehearsal/end',
} as const;
