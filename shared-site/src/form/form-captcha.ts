import { useEffect } from 'react';
import type { CaptchaCall } from '@summit/contract/requests/captcha-action';
import { type Captcha, type CaptchaState, useCaptcha } from '@summit/shared-auth';

interface FormCaptcha extends Pick<Captcha, 'state' | 'start' | 'whenSolved'> {
  /** Starts the next check; call it after every attempt, because a result is valid for one call. */
  renew: () => void;
  /** A prop for a form that is checked `onFocus`: the check begins when the visitor enters the form. */
  onFocus: () => void;
  /** The button's text while the form is sent; while the check still runs, it says that first. */
  busyLabel: (sending: string) => string;
}

/**
 * The captcha of a form, solved while the form is filled in, so that the visitor does not wait for it at the end.
 * @param row the call that the form sends
 * @param begins `now` for a form that was opened to be filled in, `onFocus` for one that is part of a page
 */
export function useFormCaptcha(row: CaptchaCall, begins: 'now' | 'onFocus'): FormCaptcha {
  const { state, start, whenSolved, reset } = useCaptcha(row);
  const isDue = begins === 'now' && (state === 'idle' || state === 'expired');

  useEffect(() => {
    if (isDue) start();
  }, [isDue, start]);

  return {
    state,
    start,
    whenSolved,
    renew: () => {
      reset();
      start();
    },
    onFocus: () => {
      if (state === 'idle') start();
    },
    busyLabel: (sending) => waitingWords[state] ?? sending,
  };
}

const waitingWords: Partial<Record<CaptchaState, string>> = {
  idle: 'Checking that you are a person',
  solving: 'Checking that you are a person',
  expired: 'Checking again that you are a person',
};
