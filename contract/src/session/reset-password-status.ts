/** The progress of setting a new password with the link in an email. */
export type ResetPasswordStatus = 'idle' | 'sending' | 'done' | 'failed';

/** The part of the auth state that holds it, spelt as in the API. */
export interface ResetPasswordState {
  statusResetPasssword: ResetPasswordStatus;
}
