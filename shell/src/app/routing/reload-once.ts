import { tabStorageKeys } from '@summit/contract/session/storage-keys';

const key = tabStorageKeys.reloadedForBuilds;

/**
 * Reloads the page because a build's file is missing: after a release the server may have newer ones. It reloads
 * once for each build; afterwards it returns false, and the page shows the error instead.
 */
export function reloadOnceFor(buildId: string, reload = () => window.location.reload()): boolean {
  try {
    const known = (sessionStorage.getItem(key) ?? '').split(' ');
    if (known.includes(buildId)) return false;
    sessionStorage.setItem(key, [...known.filter(Boolean).slice(-9), buildId].join(' '));
  } catch {
    // Without storage it might reload forever.
    return false;
  }
  reload();
  return true;
}

/** Whether a thrown error, or what caused it, is a part of a build that did not arrive. */
export function isMissingChunk(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ChunkLoadError') return true;
  }
  return false;
}
