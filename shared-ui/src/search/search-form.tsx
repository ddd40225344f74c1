import type { FormEvent, ReactNode, RefObject } from 'react';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { Button } from '../actions/button.tsx';
import { Icon } from '../display/icon.tsx';
import { FieldFrame } from '../fields/field.tsx';
import * as styles from './search-form.module.css';

export interface SearchFormProps {
  /** The page's own path. */
  action: string;
  /** The label of the field: `Search speakers`. */
  label: string;
  name?: string;
  value?: string;
  placeholder?: string;
  button?: string;
  /** Other search parameters to preserve: `{ day: '1' }`. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** Filters, which are select fields with names. */
  children?: ReactNode;
  /** The field of a search that runs while the visitor types, and replaces the address: see `TypedSearchForm`. */
  live?: LiveField;
}

/** The field of a search that runs while the visitor types. */
export interface LiveField {
  ref: RefObject<HTMLInputElement | null>;
  onInput: () => void;
  /** Called before each search. */
  onSearch: () => void;
}

/** Search and filters as a real GET form: the address is the state, and it works without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, name = 'q', value, placeholder, button = 'Search', keep = {}, children } = props;
  const { live } = props;
  const go = useGo();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    live?.onSearch();
    const filled = [...new FormData(event.currentTarget)].flatMap(([key, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [[key, text.trim()]] : [],
    );
    const query = new URLSearchParams(filled).toString();
    go(query === '' ? action : `${action}?${query}`, { replace: live !== undefined });
  }

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      method="get"
      action={action}
      onSubmit={search}
    >
      {Object.entries(keep).map(
        ([name, text]) => text !== undefined && <input key={name} type="hidden" name={name} value={text} />,
      )}
      <FieldFrame label={label} name={name}>
        {(described) => (
          <div className="field-control">
            <span className="field-affix">
              <Icon name="search" />
            </span>
            <input
              key={live ? undefined : value}
              {...described}
              ref={live?.ref}
              onInput={live?.onInput}
              type="search"
              defaultValue={value}
              placeholder={placeholder}
              enterKeyHint="search"
            />
          </div>
        )}
      </FieldFrame>
      {children}
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  );
}
