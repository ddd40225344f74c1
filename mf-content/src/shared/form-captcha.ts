import { useCaptcha, type CaptchaState } from '@summit/shared-auth';

interface FormCaptcha {
  state: CaptchaState;
  /** Null until it is solved. */
  responseKey: string | null;
  start: () => void;
  /** After every attempt: a result is good for one call, so the next one is begun. */
  renew: () => void;
  /** Spread on the form: the check begins when the visitor does, so that nobody waits for it at the end. */
  onFocus: () => void;
}

/** The check against robots of a form within a page. */
export function useFormCaptcha(): FormCaptcha {
  const { state, responseKey, start, reset } = useCaptcha();
  return {
    state,
    responseKey,
    start,
    renew: () => {
      reset();
      start();
    },
    onFocus: () => {
      if (state === 'idle') start();
    },
  };
}
