interface ContentWatcherOptions {
  apiUpstream: () => string;
  /** Fast public reads whose responses change with the content of pages. */
  paths: string[];
  everyMs: number;
  onChange: () => void;
}

export interface ContentWatcher {
  /** Polls now, because something may have changed. */
  check: () => void;
  stop: () => void;
}

/** Polls the API, with ETags, to see whether settings, texts or the awards status have changed. */
export function watchContent(options: ContentWatcherOptions): ContentWatcher {
  const { apiUpstream, paths, everyMs, onChange } = options;
  const known = new Map<string, string>();
  let asking = false;
  let again = false;

  async function changed(path: string): Promise<boolean> {
    const etag = known.get(path);
    const response = await fetch(`${apiUpstream()}${path}`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(4000),
    });
    await response.arrayBuffer();
    const next = response.headers.get('etag');
    if (response.status !== 200 || !next || next === etag) return false;
    known.set(path, next);
    return etag !== undefined;
  }

  async function ask(): Promise<void> {
    again = asking;
    if (asking) return;
    asking = true;
    // While the API does not respond, cached pages stay valid.
    const results = await Promise.allSettled(paths.map(changed));
    asking = false;
    if (results.some((result) => result.status === 'fulfilled' && result.value)) onChange();
    if (again) void ask();
  }

  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  void ask();
  return { check: () => void ask(), stop: () => clearInterval(timer) };
}
