import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The pause in typing after which the search runs, in ms. */
const pauseMs = 250;

interface TypedSearch {
  /** The field. Its text belongs to the visitor, so it is not rendered from the address. */
  field: RefObject<HTMLInputElement | null>;
  /** Call it with every change of the text. */
  typed: () => void;
  /** Call it when a search runs, which cancels the pending one. */
  ran: () => void;
}

/**
 * Submits the field's form when the visitor pauses while typing.
 * @param value the text in the address: when it changes for another reason, for example by Back, the field is updated
 */
export function useTypedSearch(value: string): TypedSearch {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Texts that were searched for: the address changes to them later, when the visitor may have typed more. */
  const searched = useRef(new Set([value]));

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const input = field.current;
    if (!input || (searched.current.has(value) && document.activeElement === input)) return;
    clearTimeout(timer.current);
    searched.current = new Set([value]);
    if (input.value.trim() !== value) input.value = value;
  }, [value]);

  const ran = useCallback(() => {
    clearTimeout(timer.current);
    searched.current.add(field.current?.value.trim() ?? '');
  }, []);

  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => field.current?.form?.requestSubmit(), pauseMs);
  };
  return { field, typed, ran };
}
