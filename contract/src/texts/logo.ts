const wording = {
  logo: 'Logo',
  logoHint: 'JPEG, PNG, WebP or HEIC, up to 10 MB and at least 200 pixels wide or high. We put it on white.',
  logoChoose: 'Choose a logo',
  logoChooseAnother: 'Choose another logo',
  logoDrop: 'or drop one here',
  logoSending: 'Sending your logo',
  logoCancel: 'Cancel the upload',
  logoReady: 'Your logo is here. Submit the form to use it.',
  logoRetry: 'Send it again',
  logoFailed: 'Your logo has not arrived. Choose another, or go without one.',
  logoRemove: 'Go without a logo',
  logoShown: 'How it will look, on white',
} as const;

export type LogoText = keyof typeof wording;

type LogoTexts<Page extends string> = { readonly [Name in LogoText as `${Page}.form.${Name}`]: string };

/** The texts of a company's logo, for the form of the page whose texts begin like this. */
export function getLogoTexts<Page extends string>(page: Page): LogoTexts<Page> {
  const entries = Object.entries(wording).map(([name, text]) => [`${page}.form.${name}`, text]);
  return Object.fromEntries(entries) as LogoTexts<Page>;
}
