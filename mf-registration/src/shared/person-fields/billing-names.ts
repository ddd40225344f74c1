/** The fields of a billing address that its rules require, by their path: named so that a form's marks need no rules. */
export const billingNames = ['companyName', 'addressLine1', 'city', 'postcode', 'country'].map(
  (name) => `billing.${name}`,
);
