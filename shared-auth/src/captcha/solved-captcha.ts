/** What a captcha provider gave for a visitor who was taken for a person. */
export interface SolvedCaptcha {
  responseKey: string;
  /** How long it can be used, in milliseconds. */
  lifetime: number;
}
