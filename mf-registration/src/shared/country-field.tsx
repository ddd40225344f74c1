import { countries } from '@summit/contract/countries';
import { SelectField, type SelectFieldProps } from '@summit/shared-ui/form/select-field';

const options = Object.entries(countries).map(([value, label]) => ({ value, label }));

/** A country by its name. */
export function CountryField(props: Omit<SelectFieldProps, 'options' | 'placeholder'>) {
  return <SelectField {...props} options={options} placeholder="Choose a country" />;
}
