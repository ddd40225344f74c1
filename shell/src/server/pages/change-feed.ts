import { setTimeout as pause } from 'node:timers/promises';
import {
  changesHeartbeatMs,
  type SiteChange,
  siteChanges,
  siteChangesPath,
} from '@summit/contract/site/site-changes';

interface ChangeFeedOptions {
  apiUpstream: () => string;
  /** Called for each change; after a gap in the feed for every kind, since some may have been missed. */
  onChange: (change: SiteChange) => void;
  retryMs?: number;
  /** The timeout without a heartbeat of the API. */
  silenceMs?: number;
}

/**
 * Subscribes to an API's events about changes, and reconnects to the next API at the end. Returns a function that
 * stops.
 */
export function followChanges(options: ChangeFeedOptions): () => void {
  const { apiUpstream, onChange, retryMs = 1000, silenceMs = 3 * changesHeartbeatMs } = options;
  const stopped = new AbortController();

  async function listen(): Promise<void> {
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), silenceMs);
    try {
      const signal = AbortSignal.any([stopped.signal, silent.signal]);
      const response = await fetch(apiUpstream() + siteChangesPath, { signal });
      if (!response.ok || !response.body) return;
      siteChanges.forEach(onChange);
      let rest = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), silenceMs);
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        changesIn(lines).forEach(onChange);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(retryMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  }

  void keepListening();
  return () => stopped.abort();
}

function changesIn(lines: string[]): SiteChange[] {
  const named = lines.map((line) => line.replace(/^event: /, ''));
  return siteChanges.filter((change) => named.includes(change));
}
