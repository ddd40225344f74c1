/** How far a new password is that somebody sets with the link of a mail. */
export type ResetPasswordStatus = 'idle' | 'sending' | 'done' | 'failed';

/** The part of the auth state that says so; its name has the wire's spelling. */
export interface ResetPasswordState {
  statusResetPasssword: ResetPasswordStatus;
}
