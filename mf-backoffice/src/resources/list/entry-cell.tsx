import { Box } from '@mui/material';
import { truncated } from '@summit/contract/words/text-format';
import { useAddressOf } from '@summit/shared-auth';
import type { FieldFacts } from '../entry-types.ts';
import { valueWords } from '../entry-words.ts';
import { keysIn, ReferredNames } from '../referred-names.tsx';

interface EntryCellProps {
  field: FieldFacts;
  value: unknown;
  timeZone: string;
}

const longest = 80;

/** A value in a table. */
export function EntryCell({ field, value, timeZone }: EntryCellProps) {
  const addressOf = useAddressOf();
  const words = valueWords(field, value, timeZone);
  if (words === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    );
  }
  if (field.kind === 'picture') {
    return (
      <Box component="img" src={addressOf(words)} alt="" sx={{ width: 48, height: 48, objectFit: 'cover' }} />
    );
  }
  if (field.kind === 'colour') {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ width: 20, height: 20, border: 1, borderColor: 'divider', bgcolor: words }} />
        {words}
      </Box>
    );
  }
  if (field.refersTo !== null) return <ReferredNames resource={field.refersTo} keys={keysIn(value)} />;
  return truncated(words, longest);
}
