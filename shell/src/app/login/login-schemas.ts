import { forgotPasswordBody, loginBody } from '@summit/contract/shapes/attendees/auth';

/** The schema of the login form. */
export const loginSchema = loginBody;

/** The schema of the form that requests a new password. */
export const forgotPasswordSchema = forgotPasswordBody;
