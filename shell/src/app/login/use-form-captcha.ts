import { useCaptcha, type CaptchaState } from '@summit/shared-auth';
import { useEffect } from 'react';

/** A captcha that is solved while the form is filled in, so that nobody has to wait for it at the end. */
export function useFormCaptcha() {
  const { state, start, whenSolved, reset } = useCaptcha();

  useEffect(() => {
    if (state === 'idle' || state === 'expired') start();
  }, [state, start]);

  return {
    state,
    start,
    whenSolved,
    /** After every attempt: a result is good for one call. */
    renew: reset,
    /** What the button says while a form is being sent. */
    busyLabel: (sending: string) => waitingWords[state] ?? sending,
  };
}

const waitingWords: Partial<Record<CaptchaState, string>> = {
  idle: 'Checking that you are a person',
  solving: 'Checking that you are a person',
  expired: 'Checking again that you are a person',
};
