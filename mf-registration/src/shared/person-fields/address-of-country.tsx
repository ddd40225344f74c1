import { useEffect } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { getStates, needsPostcode } from '@summit/contract/contact-details/postal-addresses';

/** The parts of an address that depend on its country. */
export interface AddressForm {
  needsPostcode: boolean;
  /** What its state or province is called; null where an address has none. */
  states: string | null;
}

export interface AddressOfCountryProps {
  control: unknown;
  show: (form: AddressForm) => void;
}

/** Renders nothing; it watches the country of the invoice, and reports the parts of its addresses. */
export function AddressOfCountry({ control, show }: AddressOfCountryProps) {
  const country: unknown = useWatch({ control: control as Control<FieldValues>, name: 'billing.country' });
  useEffect(
    () => show({ needsPostcode: needsPostcode(country), states: getStates(country) }),
    [country, show],
  );
  return null;
}
