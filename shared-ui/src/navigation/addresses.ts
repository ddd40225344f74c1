const scheme = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address leads off the site: to another origin, email or telephone. Addresses within it begin with `/`, `?` or `#`. */
export function leavesSite(to: string): boolean {
  return scheme.test(to);
}

/** Whether the browser has to follow the link: it leads off the site, to a file or call of the API, or to a fragment of this page. */
export function needsBrowser(to: string): boolean {
  return leavesSite(to) || to.startsWith('#') || to.startsWith('/api/');
}
