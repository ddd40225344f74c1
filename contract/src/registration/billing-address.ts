import { getStates, needsPostcode } from '../contact-details/postal-addresses.ts';
import { country, fields, optionalText, requiredText } from '../forms/rules.ts';

/** The address for the invoice. */
export function billing() {
  return fields({
    companyName: requiredText(),
    addressLine1: requiredText(),
    addressLine2: optionalText(),
    city: requiredText(),
    postcode: requiredText(20).when('country', ([given]: unknown[], schema) =>
      needsPostcode(given) ? schema : schema.notRequired(),
    ),
    country: country(),
    /** What was typed for another country does not count. */
    state: optionalText().when('country', ([given]: unknown[], schema) =>
      getStates(given) === null ? schema.transform(() => undefined) : schema,
    ),
  });
}
