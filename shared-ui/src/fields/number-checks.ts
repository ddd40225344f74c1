import { prepareNumberCheck, provideLazyNumberCheck } from '@summit/contract/contact-details/number-checks';

/** Loads the check of telephone numbers, with the smallest edition of the numbering plans. */
export function preparePhoneCheck(): Promise<void> {
  return prepareNumberCheck('phone');
}

/** Loads the check of VAT numbers. */
export function prepareVatCheck(): Promise<void> {
  return prepareNumberCheck('vatId');
}

/** Registers how the checks are loaded, without loading them. Each field that has a check calls it. */
export function registerNumberChecks(): void {
  provideLazyNumberCheck('phone', async () => {
    const [{ parsePhoneNumberFromString }, { phoneReader }] = await Promise.all([
      import('libphonenumber-js/min'),
      import('@summit/contract/contact-details/phone-number'),
    ]);
    return phoneReader(parsePhoneNumberFromString);
  });
  provideLazyNumberCheck('vatId', async () => {
    const { checkVAT, countries } = await import('jsvat-next');
    return (vatId) => (checkVAT(vatId, countries).isValid ? vatId : null);
  });
}
