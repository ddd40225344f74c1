import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from '../layout/icon.tsx';

export type Toast = (message: string) => void;

const ToastContext = createContext<Toast>(() => undefined);

const Region = styled.div`
  position: fixed;
  z-index: 1200;
  inset: auto 16px calc(16px + var(--covered-below));
  display: grid;
  justify-items: center;
  pointer-events: none;
  /* A dialog begins at the window's lower edge on phones, and its words must be read. */
  [data-scroll-locks] & {
    inset: 16px 16px auto;
  }
  & > p {
    display: flex;
    align-items: center;
    gap: 12px;
    max-width: 100%;
    padding: 14px 20px;
    border-radius: var(--radius);
    background: var(--paper);
    border: 1px solid var(--hairline);
    color: var(--ink);
    font-weight: 600;
    box-shadow: 0 12px 40px rgb(16 14 23 / 30%);
    animation: toast-rises var(--calm) var(--ease);
  }
  @keyframes toast-rises {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

const shownFor = 6000;

/** Holds the place where short notices appear; one at a time, politely read out. */
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
      <Region aria-live="polite" data-above-covered>
        {notice && (
          <p data-tone="ink">
            <Icon name="check" />
            {notice.message}
          </p>
        )}
      </Region>
    </ToastContext>
  );
}

/** Briefly says that something worked: `toast('Saved to my agenda')`. Not for anything that must be read. */
export function useToast(): Toast {
  return useContext(ToastContext);
}
