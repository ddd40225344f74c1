import useAutocomplete from '@mui/material/useAutocomplete';
import type { FocusEventHandler, RefObject } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as choiceListStyles from './choice-list.module.css';
import * as styles from './choice-search.module.css';
import { matchingChoices, type OtherNames } from './matching-choices.ts';
import type { SelectOption } from './select-field.tsx';

export interface ChoiceSearchProps {
  id: string;
  name?: undefined;
  /** The browser's list behind the field, which holds the value for forms. */
  list: HTMLSelectElement;
  options: readonly SelectOption[];
  placeholder?: string;
  required?: boolean;
  otherNames?: OtherNames;
  /** Called with the text that the visitor left in the field although it matches no choice; with null as soon as it changes. */
  onUnknown: (text: string | null) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/**
 * Finds one of many choices by typing part of its name, by keyboard, by touch and with a screen reader. A visitor who types
 * and leaves the field takes the best match; a text that matches nothing stays visible.
 */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { id, list, options, placeholder, required, otherNames, onUnknown, ...described } = props;
  const value = useListValue(list);
  const present = options.find((option) => option.value === value && value !== '') ?? null;
  const ownChoice = useRef(value);
  const [text, setText] = useState(present?.label ?? '');
  const [shownFor, setShownFor] = useState(value);
  if (value !== shownFor) {
    setShownFor(value);
    // The form was emptied, so only a typed text without a match stays.
    if (value === '') setText('');
  }
  /** Whether the text was typed since the last choice. */
  const isTyped = useRef(false);
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
    setAnchorEl,
  } = useAutocomplete({
    id,
    options: options as SelectOption[],
    value: present,
    onChange: (_, option) => {
      take(option?.value ?? '');
    },
    inputValue: text,
    onInputChange: (_, next, reason) => {
      setText(next);
      isTyped.current = reason === 'input' && next.trim() !== '';
      if (reason === 'input') onUnknown(null);
    },
    getOptionLabel: (option) => option.label,
    getOptionDisabled: (option) => option.disabled === true,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    filterOptions: (all, { inputValue }) => matchingChoices(all, inputValue, otherNames),
    autoHighlight: true,
    clearOnBlur: false,
    openOnFocus: true,
  });
  const { ref, onBlur, ...input } = getInputProps() as ReturnType<typeof getInputProps> & {
    ref: RefObject<HTMLInputElement | null>;
    onBlur: FocusEventHandler<HTMLInputElement>;
  };
  usePassedFocus(list, ref);

  function take(next: string) {
    isTyped.current = false;
    ownChoice.current = next;
    setShownFor(next);
    onUnknown(null);
    choose(list, next);
  }

  /** The highlighted match, or the best one when the list of matches is closed; none where the text matches none. */
  function takeTyped(highlighted: SelectOption | undefined) {
    if (!isTyped.current) return;
    const match = highlighted ?? matchingChoices(options, text, otherNames)[0];
    take(match?.value ?? '');
    if (match) setText(match.label);
    else onUnknown(text.trim());
  }

  const isShown = present?.label === input.value;
  useEffect(() => {
    if (!isShown || value === ownChoice.current) return;
    ownChoice.current = value;
    // The form set the value while the visitor is about to type, so typing replaces it.
    if (document.activeElement === ref.current) ref.current?.select();
  }, [isShown, value, ref]);
  const found = groupedOptions as SelectOption[];
  return (
    <div className={styles.search} {...getRootProps()} ref={setAnchorEl}>
      <input
        {...described}
        {...input}
        ref={ref}
        aria-required={required}
        placeholder={placeholder}
        onBlur={(event) => {
          takeTyped(highlightedIn(found, ref.current));
          onBlur(event);
          list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        }}
      />
      {popupOpen && found.length > 0 && (
        <ul className={choiceListStyles.choiceList} {...getListboxProps()}>
          {found.map((option, index) => {
            const { key, ...item } = getOptionProps({ option, index });
            return (
              <li key={key} {...item}>
                {option.label}
              </li>
            );
          })}
        </ul>
      )}
      {popupOpen && found.length === 0 && (
        <p className={choiceListStyles.choiceList} role="status">
          No match
        </p>
      )}
    </div>
  );
}

/** The value of the list behind the field, which the visitor, the form or the browser has set. */
function useListValue(list: HTMLSelectElement): string {
  return useSyncExternalStore(
    (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    // A form sets a field's value without an event, and renders: so the value is read at every render.
    () => list.value,
  );
}

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The form focuses the invalid list: this moves the focus to the field in which the visitor types. */
function usePassedFocus(list: HTMLSelectElement, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const pass = () => input.current?.focus();
    list.addEventListener('focus', pass);
    return () => list.removeEventListener('focus', pass);
  }, [list, input]);
}

/** The option that the field refers to as the active one. */
function highlightedIn(
  found: readonly SelectOption[],
  input: HTMLInputElement | null,
): SelectOption | undefined {
  const index = /-option-(\d+)$/.exec(input?.getAttribute('aria-activedescendant') ?? '')?.[1];
  return index === undefined ? undefined : found[Number(index)];
}
