import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import * as calls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import { findsText } from '@summit/contract/words/found-text';
import { useRead } from '../shared/data/read.ts';
import { Loaded } from '../shared/parts/loaded.tsx';

interface TextListProps {
  chosen: string;
  onChoose: (name: string) => void;
}

const all = { perPage: limits.maxItemsOnPage };
/** More would be too many to read: another word finds fewer. */
const mostShown = 60;

/** A list of texts, searched by name and wording while the organiser types. */
export function TextList({ chosen, onChoose }: TextListProps) {
  const texts = useRead(calls.resourceEntries, { params: { resource: 'texts' }, query: all });
  return (
    <Loaded of={texts}>
      {({ items }) => {
        const words = new Map(
          items.map(({ key, values }) => [key, (values as { content?: string }).content ?? '']),
        );
        const names = [...words.keys()];
        return (
          <Autocomplete
            options={names}
            value={words.has(chosen) ? chosen : null}
            onChange={(_event, name) => name !== null && onChoose(name)}
            filterOptions={(options, { inputValue }) =>
              options
                .filter((name) => findsText(inputValue, [name, words.get(name) ?? '']))
                .slice(0, mostShown)
            }
            noOptionsText="No matches"
            sx={{ mb: 4, maxWidth: 760 }}
            renderInput={(own) => (
              <TextField {...own} label="Text" helperText={`${items.length} texts, by wording or name`} />
            )}
            renderOption={({ key, ...own }, name) => (
              <li key={key} {...own}>
                <Box sx={{ minWidth: 0 }}>
                  <Typography noWrap>{words.get(name) || '(empty)'}</Typography>
                  <Typography variant="body2" color="textSecondary" noWrap>
                    {name}
                  </Typography>
                </Box>
              </li>
            )}
          />
        );
      }}
    </Loaded>
  );
}
