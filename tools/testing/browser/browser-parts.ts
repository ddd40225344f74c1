/** Observers that never report, because in jsdom nothing has a size and nothing scrolls. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A media query that never matches: tests see the widest layout, the light theme and full motion. */
function noMatch(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** Adds inert versions of the layout-related parts of a browser to a jsdom window. */
export function installBrowserParts(target: Window): void {
  const scroll = () => undefined;
  Object.defineProperties(target, {
    matchMedia: { value: noMatch, writable: true, configurable: true },
    scrollTo: { value: scroll, writable: true, configurable: true },
    IntersectionObserver: { value: SilentObserver, writable: true, configurable: true },
    ResizeObserver: { value: SilentObserver, writable: true, configurable: true },
    requestIdleCallback: {
      value: (run: () => void) => target.setTimeout(run, 0),
      writable: true,
      configurable: true,
    },
    cancelIdleCallback: {
      value: (id: number) => target.clearTimeout(id),
      writable: true,
      configurable: true,
    },
  });
  Element.prototype.scrollIntoView = scroll;
  Element.prototype.scrollTo = scroll;
  Element.prototype.animate = () => ({}) as Animation;
}
