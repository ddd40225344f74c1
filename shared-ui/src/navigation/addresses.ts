const scheme = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address leaves the site: another origin, mail, telephone. Addresses inside begin with `/`, `?` or `#`. */
export function leavesSite(to: string): boolean {
  return scheme.test(to);
}

/** Whether the browser must follow it: it leaves the site, is a file or call of the API, or a fragment of this page. */
export function needsBrowser(to: string): boolean {
  return leavesSite(to) || to.startsWith('#') || to.startsWith('/api/');
}
