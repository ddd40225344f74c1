import { Box, Button, FormHelperText, Stack } from '@mui/material';
import { useFieldArray } from 'react-hook-form';
import type { FieldFacts } from '../../entry-types.ts';
import { helpOf, type InputProps } from './input-props.ts';

const frame = { border: 1, borderColor: 'divider', p: 2, m: 0, minWidth: 0 } as const;

/** The input of a section: several fields together. */
export function SectionInput(props: InputProps) {
  const { field, name, isLocked, parts, Part } = props;
  return (
    <Box component="fieldset" sx={frame}>
      <Legend text={field.label} />
      <Parts {...{ name, parts, isLocked, Part }} />
      <FormHelperText error={props.message !== undefined}>{helpOf(props)}</FormHelperText>
    </Box>
  );
}

/** The input of a list of sections, which can be added, moved and removed, by keyboard too. */
export function SectionsInput(props: InputProps) {
  const { field, name, isLocked, parts, message, Part } = props;
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  return (
    <Box component="fieldset" sx={frame}>
      <Legend text={field.label} />
      <Stack spacing={2}>
        {rows.map((row, at) => (
          <Box
            key={row.id}
            role="group"
            aria-label={`${field.label} ${at + 1}`}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
          >
            <Parts name={`${name}.${at}`} parts={parts} isLocked={isLocked} Part={Part} />
            {!isLocked && (
              <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
                <Button
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                  aria-label={`Move ${field.label} ${at + 1} up`}
                >
                  Up
                </Button>
                <Button
                  disabled={at === rows.length - 1}
                  onClick={() => move(at, at + 1)}
                  aria-label={`Move ${field.label} ${at + 1} down`}
                >
                  Down
                </Button>
                <Button
                  color="error"
                  onClick={() => remove(at)}
                  aria-label={`Remove ${field.label} ${at + 1}`}
                >
                  Remove
                </Button>
              </Box>
            )}
          </Box>
        ))}
        {!isLocked && (
          <Button sx={{ alignSelf: 'start' }} variant="outlined" onClick={() => append(emptyRow(parts))}>
            Add another
          </Button>
        )}
      </Stack>
      <FormHelperText error={message !== undefined}>{helpOf(props)}</FormHelperText>
    </Box>
  );
}

function Legend({ text }: { text: string }) {
  return (
    <Box component="legend" sx={{ px: 1, fontWeight: 650 }}>
      {text}
    </Box>
  );
}

function Parts({ name, parts, isLocked, Part }: Pick<InputProps, 'name' | 'parts' | 'isLocked' | 'Part'>) {
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      {parts.map((part) => (
        <Part key={part.name} field={part} path={`${name}.${part.name}`} isLocked={isLocked} />
      ))}
    </Stack>
  );
}

function emptyRow(parts: readonly FieldFacts[]): Record<string, unknown> {
  return Object.fromEntries(
    parts.map(({ name, kind, defaultValue }) => {
      const empty = kind === 'flag' ? false : '';
      return [name, defaultValue === null ? empty : (JSON.parse(defaultValue) as unknown)];
    }),
  );
}
