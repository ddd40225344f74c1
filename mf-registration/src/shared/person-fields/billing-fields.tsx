import { type ComponentType, useState } from 'react';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import type { AddressForm, AddressOfCountryProps } from './address-of-country.tsx';
import * as styles from './billing-fields.module.css';
import { CountryField } from './country-field.tsx';

type BillingName =
  `billing.${'companyName' | 'addressLine1' | 'addressLine2' | 'city' | 'postcode' | 'country' | 'state'}`;

interface BillingFieldsProps {
  form: { field: (name: BillingName) => { name: string }; control: unknown };
}

/** The billing address; what addresses of its country have is loaded with the first focus. */
export function BillingFields({ form: { field, control } }: BillingFieldsProps) {
  const [Watch, setWatch] = useState<ComponentType<AddressOfCountryProps> | null>(null);
  const [{ needsPostcode, states }, show] = useState<AddressForm>({ needsPostcode: true, states: null });

  async function watch() {
    // Without a network the fields stay as they are: the rules of the form know the country.
    const loaded = await import('./address-of-country.tsx').catch(() => null);
    if (loaded) setWatch(() => loaded.AddressOfCountry);
  }

  return (
    <div className={styles.fields} onFocus={() => void watch()}>
      {Watch && <Watch control={control} show={show} />}
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
          {...(!needsPostcode && { required: false, optional: true })}
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
    </div>
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
