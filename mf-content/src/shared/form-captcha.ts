import { useCaptcha, type CaptchaState } from '@summit/shared-auth';

interface FormCaptcha {
  state: CaptchaState;
  /** Resolves to the result, as soon as there is one; to null when the check fails. */
  whenSolved: () => Promise<string | null>;
  start: () => void;
  /** After every attempt: a result is good for one call, so the next one is begun. */
  renew: () => void;
  /** Spread on the form: the check begins when the visitor does, so that nobody waits for it at the end. */
  onFocus: () => void;
}

/** The check against robots of a form within a page. */
export function useFormCaptcha(): FormCaptcha {
  const { state, start, whenSolved, reset } = useCaptcha();
  return {
    state,
    whenSolved,
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
