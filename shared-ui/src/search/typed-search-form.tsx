import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface TypedSearchFormProps extends Omit<SearchFormProps, 'live'> {
  /** Called before each search, when the previous result is out of date. */
  onTypedSearch: () => void;
}

/** A search that runs while the visitor types, and replaces the address each time. */
export function TypedSearchForm({ onTypedSearch, ...form }: TypedSearchFormProps) {
  const { field, typed, ran } = useTypedSearch(form.value ?? '');
  const onSearch = () => {
    ran();
    onTypedSearch();
  };
  return <SearchForm {...form} live={{ ref: field, onInput: typed, onSearch }} />;
}
