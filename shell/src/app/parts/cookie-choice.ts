import { useEffect, useState } from 'react';
import { storageKeys } from '@summit/contract/session/storage-keys';

/** The visitor's choice about analytics; null: none yet; undefined: the browser's storage has not been read. */
export type CookieAnswer = 'accepted' | 'declined' | null | undefined;

/**
 * The visitor's answer to the cookie alert, stored in this browser and followed across its tabs. Where nothing can be
 * stored, the answer holds for this page.
 */
export function useCookieAnswer(): [CookieAnswer, (answer: 'accepted' | 'declined') => void] {
  const [answer, setAnswer] = useState<CookieAnswer>(undefined);

  useEffect(() => {
    const read = () => setAnswer(stored());
    const follow = ({ key }: StorageEvent) => (key === storageKeys.cookieConsent || key === null) && read();
    read();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const give = (given: 'accepted' | 'declined') => {
    try {
      window.localStorage.setItem(storageKeys.cookieConsent, given);
    } catch {
      // Where nothing can be stored, the next page asks the visitor again.
    }
    setAnswer(given);
  };
  return [answer, give];
}

function stored(): CookieAnswer {
  try {
    const value = window.localStorage.getItem(storageKeys.cookieConsent);
    return value === 'accepted' || value === 'declined' ? value : null;
  } catch {
    return null;
  }
}
