import { useState, useSyncExternalStore } from 'react';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';

const never = () => () => undefined;

/** A banner's id as one word that is safe in an attribute and in a selector. */
export function bannerKey(id: string): string {
  return encodeURIComponent(id).replace(/['()*!~.]/g, '_');
}

/** The banners that were closed in this tab, by `bannerKey`, and a function that closes one. Empty on the server. */
export function useDismissedBanners(): [readonly string[], (key: string) => void] {
  const before = useSyncExternalStore(never, storedText, () => '');
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const dismissed = [...keysIn(before), ...closedHere];

  const dismiss = (key: string) => {
    try {
      const all = new Set([...keysIn(storedText()), key]);
      window.sessionStorage.setItem(tabStorageKeys.dismissedBanners, [...all].join(' '));
    } catch {
      // Without storage it stays closed on this page only.
    }
    setClosedHere([...closedHere, key]);
  };
  return [dismissed, dismiss];
}

function storedText(): string {
  try {
    return window.sessionStorage.getItem(tabStorageKeys.dismissedBanners) ?? '';
  } catch {
    return '';
  }
}

function keysIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
