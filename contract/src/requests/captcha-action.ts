import type { Call } from './call.ts';

/** A call that needs a solved captcha. */
export type CaptchaCall = Call & { captcha: true };

/**
 * The name under which a captcha is solved for one call, in the characters that Google accepts for an action: letters,
 * digits, slashes and underscores.
 */
export function captchaAction({ path }: Pick<Call, 'path'>): string {
  return path.slice(1).replaceAll(/[^\w/]/g, '_');
}
