import { useEffect } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { getStates, needsPostcode } from '@summit/contract/contact-details/postal-addresses';

/** What an address of a country has, and what it may do without. */
export interface AddressForm {
  needsPostcode: boolean;
  /** What its state or province is called; null where an address has none. */
  states: string | null;
}

export interface AddressOfCountryProps {
  control: unknown;
  show: (form: AddressForm) => void;
}

/** Draws nothing: it watches the country of the invoice, and shows what addresses of that have. */
export function AddressOfCountry({ control, show }: AddressOfCountryProps) {
  const country: unknown = useWatch({ control: control as Control<FieldValues>, name: 'billing.country' });
  useEffect(
    () => show({ needsPostcode: needsPostcode(country), states: getStates(country) }),
    [country, show],
  );
  return null;
}
