import { isRetiredKey } from '@summit/contract/session/storage-keys';

/** Removes drafts that earlier versions of the site have stored on this device, which nothing else removes. */
export function removeRetiredDrafts(): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage).filter(isRetiredKey)) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts to remove.
  }
}
