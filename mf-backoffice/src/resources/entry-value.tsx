import { maskedValue } from '@summit/contract/organising/record-masks';
import { type ShownField, valueWords } from './entry-words.ts';
import { keysIn, ReferredNames } from './referred-names.tsx';

interface EntryValueProps {
  field: ShownField | undefined;
  value: unknown;
  timeZone: string;
}

/** A value of an entry in words; references are shown by name. */
export function EntryValue({ field, value, timeZone }: EntryValueProps) {
  // For a flag it would be read as No, for a reference as a key.
  if (value === maskedValue) return maskedValue;
  const keys = keysIn(value);
  if (field?.refersTo && keys.length > 0) return <ReferredNames resource={field.refersTo} keys={keys} />;
  return valueWords(field, value, timeZone) || '(empty)';
}
