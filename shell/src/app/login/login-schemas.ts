import { forgotPasswordBody, loginBody } from '@summit/contract/shapes/attendees/auth';

/** Logging in. */
export const loginSchema = loginBody;

/** Asking for a new password. */
export const forgotPasswordSchema = forgotPasswordBody;
