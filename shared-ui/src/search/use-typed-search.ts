import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long nobody types until it is searched, in ms. */
const pauseMs = 250;

interface TypedSearch {
  /** The field. Its text is the visitor's: it is not rendered from the address. */
  field: RefObject<HTMLInputElement | null>;
  /** To be called with every change of the text. */
  typed: () => void;
  /** To be called when a search runs: none is due any more. */
  ran: () => void;
}

/**
 * Sends the field's form when the visitor pauses while typing.
 * @param value the text in the address: where it changes otherwise, by Back for example, the field follows
 */
export function useTypedSearch(value: string): TypedSearch {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Texts that were searched for: the address arrives at them later, when the visitor has typed on. */
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
