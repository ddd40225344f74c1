import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface TypedSearchFormProps extends Omit<SearchFormProps, 'live'> {
  /** Called before each search: the last one is out of date. */
  onTypedSearch: () => void;
}

/** A search that runs while somebody types, and replaces the address then. */
export function TypedSearchForm({ onTypedSearch, ...form }: TypedSearchFormProps) {
  const { field, typed, ran } = useTypedSearch(form.value ?? '');
  const onSearch = () => {
    ran();
    onTypedSearch();
  };
  return <SearchForm {...form} live={{ ref: field, onInput: typed, onSearch }} />;
}
