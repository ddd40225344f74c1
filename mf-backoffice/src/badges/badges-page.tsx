import { Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import * as calls from '@summit/contract/calls/organise-check-in';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { Empty } from '../shared/parts/empty.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { BadgeSheet } from './badge-sheet.tsx';
import { ChosenGuests, type Found } from './chosen-guests.tsx';

type Sheet = ResponseOf<typeof calls.badgeSheet> & {
  /** The number of badges on the previous sheets. */
  before: number;
};

/** Badges of everybody with a ticket, or of some, as sheets to print. */
export default function BadgesPage() {
  const call = useOrganiserCall();
  const [whose, setWhose] = useState<'all' | 'chosen'>('all');
  const [chosen, setChosen] = useState<Found[]>([]);
  const [choiceError, setChoiceError] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The number of times that other people were chosen: badges of the earlier ones may arrive later.
  const choices = useRef(0);
  const startOver = () => {
    choices.current += 1;
    setSheet(null);
    setError(null);
  };
  const prepare = async (previous?: Sheet) => {
    const isNobody = whose === 'chosen' && chosen.length === 0;
    setChoiceError(isNobody ? 'Choose at least one person.' : '');
    if (isNobody) return;
    const choice = choices.current;
    setIsBusy(true);
    setError(null);
    try {
      const tickets = whose === 'chosen' ? chosen.map(({ ticketNumber }) => ticketNumber) : undefined;
      const body = { ...(tickets && { tickets }), ...(previous?.next && { after: previous.next }) };
      const before = previous ? previous.before + previous.badges.length : 0;
      const prepared = await call(calls.badgeSheet, { body });
      if (choice === choices.current) setSheet({ ...prepared, before });
    } catch (refusal) {
      if (choice === choices.current) setError(refusal);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Screen
      title="Badges"
      lead="Name, company, kind and code, eight to an A4 page. The code is scanned at the door, like that of the ticket."
    >
      <Box sx={{ maxWidth: 640 }}>
        <RadioGroup
          aria-label="Whose badges"
          value={whose}
          onChange={(_event, value) => {
            setWhose(value === 'chosen' ? 'chosen' : 'all');
            startOver();
          }}
        >
          <FormControlLabel value="all" control={<Radio />} label="Everyone with a ticket" />
          <FormControlLabel value="chosen" control={<Radio />} label="Some people" />
        </RadioGroup>
        {whose === 'chosen' && (
          <ChosenGuests
            chosen={chosen}
            error={choiceError}
            onChange={(next) => {
              setChosen(next);
              setChoiceError('');
              startOver();
            }}
          />
        )}
        {error !== null && <Failure error={error} />}
        <Button variant="contained" loading={isBusy} sx={{ my: 2 }} onClick={() => void prepare()}>
          Prepare badges
        </Button>
        {sheet && <Prepared sheet={sheet} isBusy={isBusy} onNext={() => void prepare(sheet)} />}
      </Box>
    </Screen>
  );
}

function Prepared({ sheet, isBusy, onNext }: { sheet: Sheet; isBusy: boolean; onNext: () => void }) {
  const { badges, before, total, next } = sheet;
  if (total === 0) return <Empty title="No tickets yet">Badges are for people with a valid ticket.</Empty>;
  return (
    <Box component="section" aria-label="Prepared badges">
      <BadgeSheet badges={badges} />
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {`Badges ${before + 1} to ${before + badges.length} of ${total}, in the order of their numbers.`}
      </Typography>
      {next && (
        <Typography color="textSecondary">
          A sheet has {limits.badgesInSheet} badges: print it, then go to the next.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, my: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
        {next && (
          <Button loading={isBusy} onClick={onNext}>
            Next sheet
          </Button>
        )}
      </Box>
      <Box component="ul" aria-label="On this sheet" sx={{ pl: 2.5 }}>
        {badges.map(({ ticketNumber, name, company }) => (
          <Box component="li" key={ticketNumber} sx={{ overflowWrap: 'anywhere' }}>
            {[name, company].filter(Boolean).join(', ')}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
