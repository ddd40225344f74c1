/** The result of a solved captcha. */
export interface SolvedCaptcha {
  responseKey: string;
  /** How long it can be used, in milliseconds. */
  lifetime: number;
}
