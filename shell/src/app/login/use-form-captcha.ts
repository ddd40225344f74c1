import { useCaptcha } from '@summit/shared-auth';
import { useEffect } from 'react';

/** A captcha that is solved while the form is filled in, so that nobody has to wait for it at the end. */
export function useFormCaptcha() {
  const { state, responseKey, start, reset } = useCaptcha();

  useEffect(() => {
    if (state === 'idle' || state === 'expired') start();
  }, [state, start]);

  return {
    state,
    responseKey,
    start,
    /** After every attempt: a result is good for one call. */
    renew: reset,
    /** What the button says while the form cannot be sent, and null when it can. */
    waiting: state === 'solved' ? null : waitingWords[state],
  };
}

const waitingWords = {
  idle: 'Checking that you are a person',
  solving: 'Checking that you are a person',
  expired: 'Checking again that you are a person',
  failed: 'Please repeat the check above',
} as const;
