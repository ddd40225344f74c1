import { countries } from '@summit/contract/countries';
import {
  SearchableSelectField,
  type SearchableSelectFieldProps,
} from '@summit/shared-ui/form/searchable-select-field';

const options = Object.entries(countries).map(([value, label]) => ({ value, label }));

/** A country, chosen by its name. */
export function CountryField(props: Omit<SearchableSelectFieldProps, 'options' | 'placeholder'>) {
  return <SearchableSelectField {...props} options={options} placeholder="Choose a country" />;
}
