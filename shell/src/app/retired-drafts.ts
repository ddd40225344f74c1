import { isRetiredKey } from '@summit/contract/session/storage-keys';

/** Removes drafts that earlier versions of the site stored on this device: nothing else would ever remove them. */
export function removeRetiredDrafts(): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage).filter(isRetiredKey)) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts to remove.
  }
}
