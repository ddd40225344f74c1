import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { Button } from '../actions/button.tsx';
import { Icon } from '../layout/icon.tsx';
import { FieldFrame } from './field.tsx';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  & > [data-field] {
    flex: 1 1 12rem;
  }
  & > [data-field='q'] {
    flex: 2 1 18rem;
  }
  & > button {
    min-height: 52px;
  }
`;

export interface SearchFormProps {
  /** The page's own path. */
  action: string;
  /** `Search speakers`. */
  label: string;
  name?: string;
  value?: string;
  placeholder?: string;
  button?: string;
  /** Other search parameters to preserve: `{ day: '1' }`. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** Filters: select fields with names. */
  children?: ReactNode;
}

/** Search and filters as a real GET form: the address is the state, and it works without script. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, name = 'q', value, placeholder, button = 'Search', keep = {}, children } = props;
  const go = useGo();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const filled = [...data].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    const query = new URLSearchParams(filled).toString();
    go(query === '' ? action : `${action}?${query}`);
  }

  return (
    <Form role="search" aria-label={label} method="get" action={action} onSubmit={search}>
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
              key={value}
              {...described}
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
    </Form>
  );
}
