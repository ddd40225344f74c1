import { useState, useSyncExternalStore } from 'react';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';

const never = () => () => undefined;

/** A banner's id as one word that is safe in an attribute and in a selector. */
export function bannerKey(id: string): string {
  return encodeURIComponent(id).replace(/['()*!~.]/g, '_');
}

/** Which banners were closed in this tab, by `bannerKey`, and how to close one. The server knows of none. */
export function useDismissedBanners(): [readonly string[], (key: string) => void] {
  const before = useSyncExternalStore(never, storedText, () => '');
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const dismissed = [...keysIn(before), ...closedHere];

  const dismiss = (key: string) => {
    try {
      const all = new Set([...keysIn(storedText()), key]);
      window.sessionStorage.setItem(tabStorageKeys.dismissedBanners, [...all].join(' '));
    } catch {
      // Where nothing can be stored it is closed on this page.
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
