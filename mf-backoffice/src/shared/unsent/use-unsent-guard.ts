import { useEffect } from 'react';
import { holdUnsentWork } from './unsent-work.ts';

/** Asks before something that is typed and not sent is left behind (leaving.tsx). */
export function useUnsentGuard(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? holdUnsentWork() : undefined), [isUnsent]);
}
