/**
 * The values of a name in the `Server-Timing` header of this page's response; empty on servers, and in browsers that do
 * not expose it. A cache in front of the site adds its own values.
 */
export function getPageTimings(name: string): string[] {
  return getPage()?.serverTiming?.flatMap((said) => (said.name === name ? [said.description] : [])) ?? [];
}

/** When that response began, by `performance.now()`. */
export function getPageStart(): number | undefined {
  return getPage()?.responseStart;
}

function getPage(): PerformanceNavigationTiming | undefined {
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return page;
}
