import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { needsPostcode, statesOf } from '@summit/contract/postal-addresses';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import { TextField } from '@summit/shared-ui/form/text-field';
import { CountryField } from './country-field.tsx';

type BillingName =
  `billing.${'companyName' | 'addressLine1' | 'addressLine2' | 'city' | 'postcode' | 'country' | 'state'}`;

interface BillingFieldsProps {
  form: { field: (name: BillingName) => { name: string }; control: unknown };
}

/** The billing address, with the fields that addresses of its country have. */
export function BillingFields({ form: { field, control } }: BillingFieldsProps) {
  const country: unknown = useWatch({ control: control as Control<FieldValues>, name: 'billing.country' });
  const states = statesOf(country);
  const withoutPostcode = !needsPostcode(country) && { required: false, optional: true };
  return (
    <>
      <TextField
        {...field('billing.companyName')}
        label="Company on the invoice"
        autoComplete="billing organization"
      />
      <TextField {...field('billing.addressLine1')} label="Address" autoComplete="billing address-line1" />
      <TextField
        {...field('billing.addressLine2')}
        label="Address, second line"
        autoComplete="billing address-line2"
        optional
      />
      <FieldPair>
        <TextField {...field('billing.city')} label="Town or city" autoComplete="billing address-level2" />
        <TextField
          {...field('billing.postcode')}
          {...withoutPostcode}
          label="Postcode"
          autoComplete="billing postal-code"
        />
      </FieldPair>
      <CountryField
        {...field('billing.country')}
        label="Country of the invoice"
        autoComplete="billing country"
      />
      {states !== null && (
        <TextField
          {...field('billing.state')}
          label={states}
          autoComplete="billing address-level1"
          optional
        />
      )}
    </>
  );
}

/** A billing address as far as it is known: nothing is typed twice. */
export function knownBilling({ company, country }: { company: string | null; country: string | null }) {
  return {
    companyName: company ?? '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    postcode: '',
    country: country ?? '',
    state: '',
  };
}
