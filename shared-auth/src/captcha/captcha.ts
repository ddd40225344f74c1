import { useCallback, useEffect, useRef, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { captchaAction, type CaptchaCall } from '@summit/contract/requests/captcha-action';
import { useQueryClient } from '../server-state.ts';
import { useCall } from '../session/session-context.tsx';

/** `unencrypted`: browsers support the check only on encrypted pages, so that a retry would not help. */
export type CaptchaState = 'idle' | 'solving' | 'solved' | 'failed' | 'expired' | 'unencrypted';

interface CaptchaResult {
  state: CaptchaState;
  /** How long the result can be used, in milliseconds. */
  lifetime?: number;
  /** The solved captcha for one call; null in every other state. */
  responseKey: string | null;
}

export interface Captcha extends Pick<CaptchaResult, 'state' | 'responseKey'> {
  /** Fetches a challenge and solves it; does nothing while one is being solved. */
  start: () => void;
  /** Starts it if necessary, and resolves to the result, or to null when it fails or is cancelled. */
  whenSolved: () => Promise<string | null>;
  /** Discards the result, which is valid for one call. */
  reset: () => void;
}

const idle: CaptchaResult = { state: 'idle', responseKey: null };

/** The result is cleared this long before it expires on the server, so that a form that is being sent still passes. */
const safetyMs = 15_000;

/**
 * The captcha of the server's provider: the built-in one, a proof of work that the browser solves once `start` is
 * called, or Google's, which may show the visitor a task.
 * @param row the call that the result is sent with; others refuse it
 */
export function useCaptcha(row: CaptchaCall): Captcha {
  const action = captchaAction(row);
  const call = useCall();
  const queryClient = useQueryClient();
  const [result, setResult] = useState(idle);
  const attempt = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    attempt.current?.abort();
    attempt.current = undefined;
    setResult(idle);
  }, []);

  const start = useCallback(() => {
    if (attempt.current) return;
    const controller = new AbortController();
    attempt.current = controller;
    setResult({ state: 'solving', responseKey: null });
    const solving = async (): Promise<CaptchaResult> => {
      const { solveCaptcha } = await import('./captcha-solver.ts');
      const solved = await solveCaptcha(call, queryClient, action, controller);
      if (solved === 'unencrypted') return { state: solved, responseKey: null };
      return { state: 'solved', ...solved };
    };
    void solving()
      .catch((): CaptchaResult => ({ state: 'failed', responseKey: null }))
      .then((outcome) => {
        if (attempt.current !== controller) return;
        attempt.current = undefined;
        setResult(outcome);
      });
  }, [call, queryClient, action]);

  useEffect(() => {
    if (result.state !== 'solved') return;
    const expire = () => setResult({ state: 'expired', responseKey: null });
    const timer = setTimeout(expire, (result.lifetime ?? limits.captchaLifetime) - safetyMs);
    return () => clearTimeout(timer);
  }, [result]);

  const waiting = useRef<((responseKey: string | null) => void)[]>([]);
  const settle = useCallback((responseKey: string | null) => {
    for (const resolve of waiting.current.splice(0)) resolve(responseKey);
  }, []);

  useEffect(() => {
    if (['solved', 'failed', 'unencrypted'].includes(result.state)) settle(result.responseKey);
  }, [result, settle]);

  useEffect(
    () => () => {
      attempt.current?.abort();
      settle(null);
    },
    [settle],
  );

  function whenSolved(): Promise<string | null> {
    if (result.responseKey !== null) return Promise.resolve(result.responseKey);
    start();
    return new Promise((resolve) => waiting.current.push(resolve));
  }

  const { state, responseKey } = result;
  return { state, responseKey, start, whenSolved, reset };
}
