import type { ComponentType } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { FieldFrame } from '../fields/field.tsx';
import type { ChoiceSearchProps } from './choice-search.tsx';
import type { OtherNames } from './matching-choices.ts';
import * as styles from './searchable-select-field.module.css';
import { SelectChoices, SelectControl, type SelectFieldProps } from './select-field.tsx';

export type SearchableSelectFieldProps = Omit<SelectFieldProps, 'ref'> & {
  ref?: (element: HTMLSelectElement | null) => void;
  /** Loads the choices' other names besides their labels. */
  otherNames?: () => Promise<OtherNames>;
};

/**
 * A choice of one of many. It begins as the browser's own list, which works without JavaScript and with autofill. Once the
 * visitor enters another field of the form it becomes a field to type in; the list stays behind it and holds the value.
 */
export function SearchableSelectField(props: SearchableSelectFieldProps) {
  const { label, name, id, hint, required, optional, options, placeholder, ref, otherNames, ...select } =
    props;
  const [unknown, setUnknown] = useState<string | null>(null);
  const error = unknown === null ? props.error : `“${unknown}” is not in the list. Please choose from it.`;
  const listId = useId();
  const [list, setList] = useState<HTMLSelectElement | null>(null);
  const search = useSearchOnceBusy(list, otherNames);
  const attached = useRef(ref);
  useEffect(() => {
    attached.current = ref;
  });
  const attach = useRef((element: HTMLSelectElement | null) => {
    setList(element);
    attached.current?.(element);
  }).current;
  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional }}>
      {(described) => (
        <SelectControl className={`${styles.searchableControl} field-control`}>
          <select
            {...select}
            {...described}
            {...(search && { id: listId, 'aria-hidden': true, tabIndex: -1 })}
            ref={attach}
          >
            <SelectChoices options={options} placeholder={placeholder} />
          </select>
          {search && list && (
            <search.Search
              {...described}
              // Only the list is a value of the form.
              name={undefined}
              list={list}
              options={options}
              placeholder={placeholder}
              otherNames={search.otherNames}
              onUnknown={setUnknown}
            />
          )}
          <Icon name="chevron-down" />
        </SelectControl>
      )}
    </FieldFrame>
  );
}

interface LoadedSearch {
  Search: ComponentType<ChoiceSearchProps>;
  otherNames?: OtherNames;
}

/** Loads the search when another field of the form gets the focus, so that an open list is never replaced. */
function useSearchOnceBusy(list: HTMLSelectElement | null, otherNames?: () => Promise<OtherNames>) {
  const [search, setSearch] = useState<LoadedSearch | null>(null);
  const names = useRef(otherNames);
  useEffect(() => {
    const form = list?.form;
    let current = true;
    const load = async () => {
      const focused = document.activeElement;
      if (!form?.contains(focused) || focused === list) return;
      form.removeEventListener('focusin', load);
      // Without a network the browser's own list stays, which has the same choices.
      const [loaded, known] = await Promise.all([
        import('@summit/shared-ui/choices/choice-search').catch(() => null),
        names.current?.().catch(() => undefined),
      ]);
      if (current && loaded && document.activeElement !== list) {
        setSearch({ Search: loaded.ChoiceSearch, otherNames: known });
      }
    };
    form?.addEventListener('focusin', load);
    // The visitor may have entered the form before the script was loaded.
    void load();
    return () => {
      current = false;
      form?.removeEventListener('focusin', load);
    };
  }, [list]);
  return search;
}
