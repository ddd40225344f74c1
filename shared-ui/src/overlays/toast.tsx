import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import * as styles from './toast.module.css';

export type Toast = (message: string) => void;

const ToastContext = createContext<Toast>(() => undefined);

const shownFor = 6000;

/** Provides the place for short notices, which appear one at a time and are read out politely. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<{ message: string } | null>(null);
  const toast = useCallback<Toast>((message) => setNotice({ message }), []);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <ToastContext value={toast}>
      {children}
      <div className={styles.region} aria-live="polite" data-above-covered>
        {notice && (
          <p data-tone="ink">
            <Icon name="check" />
            {notice.message}
          </p>
        )}
      </div>
    </ToastContext>
  );
}

/** Briefly confirms an action: `toast('Saved to my agenda')`. Not for anything that must be read. */
export function useToast(): Toast {
  return useContext(ToastContext);
}
