import { FieldPair } from '@summit/shared-ui/form/form-body';
import { TextField } from '@summit/shared-ui/form/text-field';
import { CountryField } from './country-field.tsx';

type BillingName =
  `billing.${'companyName' | 'addressLine1' | 'addressLine2' | 'city' | 'postcode' | 'country'}`;

/** The billing address. */
export function BillingFields({ field }: { field: (name: BillingName) => { name: string } }) {
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
        <TextField {...field('billing.postcode')} label="Postcode" autoComplete="billing postal-code" />
      </FieldPair>
      <CountryField
        {...field('billing.country')}
        label="Country of the invoice"
        autoComplete="billing country"
      />
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
  };
}
