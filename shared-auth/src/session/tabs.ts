import { storageKeys } from '@summit/contract/session/storage-keys';

export interface TabWatch {
  /** Called when another tab has ended the session, even if a new one follows immediately. */
  onEnded: () => void;
  /** Called when the tokens in the storage may have changed. */
  onChanged: () => void;
  isOutOfStep: () => boolean;
}

/**
 * Listens to other tabs' changes of the tokens. A login always removes the old tokens first, so that a removal
 * distinguishes a new account from a renewed token, even when both happen before this tab is notified of the first.
 */
export function watchTabs({ onEnded, onChanged, isOutOfStep }: TabWatch): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== storageKeys.accessToken) return;
    if (newValue === null) onEnded();
    onChanged();
  });
  const checkAgain = () => {
    if (!isOutOfStep()) return;
    onEnded();
    onChanged();
  };
  // A page that is restored from the back-forward cache has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) checkAgain();
  });
  // Clearing the storage with the browser's own tools emits no event either.
  window.addEventListener('focus', checkAgain);
}
