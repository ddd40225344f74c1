import { countries } from '@summit/contract/contact-details/countries';
import {
  SearchableSelectField,
  type SearchableSelectFieldProps,
} from '@summit/shared-ui/choices/searchable-select-field';

const options = Object.entries(countries).map(([value, label]) => ({ value, label }));

/** Loaded with the search: more names than the rest of the form has text. */
const otherNames = async () =>
  (await import('@summit/contract/contact-details/country-names')).otherCountryNames;

/** A country, chosen by its name in any usual spelling or language. */
export function CountryField(props: Omit<SearchableSelectFieldProps, 'options' | 'placeholder'>) {
  return (
    <SearchableSelectField
      {...props}
      options={options}
      placeholder="Choose a country"
      otherNames={otherNames}
    />
  );
}
