import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Menu, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterChoice, type FilterField } from './filter-choice.tsx';

type Filters = Record<string, unknown>;

const afterTypingMs = 300;

/** Search words and filters by field; all of them are in the address, so that it can be shared. */
export function EntryFilters({ fields }: { fields: readonly FilterField[] }) {
  const { filterValues, setFilters } = useListContext();
  const values = asFilters(filterValues);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<string[]>([]);
  const fitting = fields.filter(({ kind }) => ['choice', 'flag', 'reference', 'since'].includes(kind));
  const isShown = ({ name }: FilterField) => Object.hasOwn(values, name) || opened.includes(name);
  // An address, or an old saved view, may have a filter that no control here shows.
  const isOther = (name: string) => name !== 'q' && !fitting.some((field) => field.name === name);
  const hasOthers = values !== filterValues || Object.keys(values).some(isOther);
  const set = (name: string, value: unknown) => setFilters({ ...values, [name]: value }, undefined);
  const takeAway = (name: string) => {
    setOpened(opened.filter((one) => one !== name));
    const { [name]: _gone, ...others } = values;
    setFilters(others, undefined);
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <SearchWords
        words={typeof values.q === 'string' ? values.q : ''}
        onChange={(words) => (words ? set('q', words) : takeAway('q'))}
      />
      {fitting.filter(isShown).map((field) => (
        <Box key={field.name} sx={{ display: 'flex', alignItems: 'center' }}>
          <FilterChoice
            field={field}
            value={values[field.name]}
            onChange={(value) => set(field.name, value)}
          />
          <IconButton aria-label={`Remove filter: ${field.label}`} onClick={() => takeAway(field.name)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {hasOthers && <Button onClick={() => setFilters({}, undefined)}>Clear all filters</Button>}
      {fitting.some((field) => !isShown(field)) && (
        <>
          <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
            Filter
          </Button>
          <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {fitting
              .filter((field) => !isShown(field))
              .map(({ name, label }) => (
                <MenuItem
                  key={name}
                  onClick={() => {
                    setAnchor(null);
                    setOpened([...opened, name]);
                  }}
                >
                  {label}
                </MenuItem>
              ))}
          </Menu>
        </>
      )}
    </Box>
  );
}

/** The address may have been written by hand, with invalid filters. */
function asFilters(given: unknown): Filters {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Filters) : {};
}

/** The list follows once typing has stopped. */
function SearchWords({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState(words);
  if (known !== words) {
    setKnown(words);
    // Where the list is slow, more was typed since these words were sent to it.
    if (words !== sent) {
      setTyped(words);
      setSent(words);
    }
  }
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, afterTypingMs);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);
  return (
    <TextField
      type="search"
      label="Search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  );
}
