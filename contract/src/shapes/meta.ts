import { shape, text } from '../requests/response-shapes.ts';
import { mixed, number, string } from '../yup.ts';

/** A challenge of the built-in captcha, in the format of altcha-lib; solving it gives the `responseKey`. */
export const captchaChallenge = shape({
  parameters: shape({
    algorithm: text(),
    nonce: text(),
    salt: text(),
    cost: number().defined(),
    keyLength: number().defined(),
    keyPrefix: text(),
    keySignature: string().optional(),
    memoryCost: number().optional(),
    parallelism: number().optional(),
    /** Unix time in seconds. */
    expiresAt: number().optional(),
    /** The call that the challenge is made for. */
    data: mixed().optional(),
  }),
  signature: string().optional(),
});
