import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as awardsCalls from '@summit/contract/calls/organise-awards';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { isApiError } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { MomentField } from '../../shared/parts/moment-field.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import type { Desk } from '../season-data.ts';
import { useMomentWords } from '../venue-moment.tsx';
import { type SeasonDate, seasonDates } from './season-moments.ts';

/** Voters were promised another day of unlinking. */
const promisedCode: ErrorCode = 'awards-desk-0009';

type Written = Partial<Record<SeasonDate['name'], string>>;

/** Every date of the season in one form; only what differs is sent, with the version that was read. */
export function DatesDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const moment = useMomentWords();
  const [written, setWritten] = useState<Written>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setIsSent] = useState(false);
  const dates = seasonDates(desk);
  const changed = dates.flatMap(({ name, title, at }) => {
    const next = written[name];
    if (next === undefined || isSame(next, at)) return [];
    return { name, title, at, next: next || null };
  });
  useUnsentGuard(changed.length > 0);
  const save = async () => {
    setProblems({});
    if (changed.length === 0) {
      // What was sent before is stored, and only the response was lost.
      if (isSent) return;
      throw new Error('Nothing has changed.');
    }
    setIsSent(true);
    try {
      await call(awardsCalls.setAwardsDates, { body: { version: desk.datesVersion, ...bodyOf(changed) } });
    } catch (refusal) {
      if (isApiError(refusal)) {
        const named = refusal.failures.map(({ field, message }) => [field, message]);
        const isPromised = refusal.code === promisedCode;
        setProblems(Object.fromEntries(isPromised ? [['ballotsUnlinkAt', refusal.message]] : named));
      }
      throw refusal;
    } finally {
      await readAgain(awardsCalls.awardsDesk);
    }
  };
  return (
    <ConfirmDialog title="Season dates" action="Save dates" onConfirm={save} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Typography>Leave a field empty for no date. Pages change within five seconds.</Typography>
        {dates.map(({ name, title, at }) => (
          <MomentField
            // If somebody else was quicker, the field begins with the value that they set.
            key={`${name} ${at}`}
            label={title}
            value={written[name] ?? at ?? ''}
            onChange={(next) => setWritten({ ...written, [name]: next })}
            message={problems[name]}
            help={name === 'ballotsUnlinkAt' ? unlinkingHelp : undefined}
          />
        ))}
        {changed.length > 0 && (
          <Difference
            fields={changed.map(({ title, at, next }) => ({
              field: title,
              before: at && moment(at),
              after: next && moment(next),
            }))}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const unlinkingHelp =
  'After this, nobody can see how a voter chose. Fixed once the first vote has opened, because it is promised to voters.';

function isSame(next: string, at: string | null): boolean {
  return at === null ? next === '' : Date.parse(next) === Date.parse(at);
}

function bodyOf(changed: readonly { name: SeasonDate['name']; next: string | null }[]) {
  const whole = changed.flatMap(({ name, next }) =>
    name === 'ceremonyAt' || name === 'ballotsUnlinkAt' ? [[name, next] as const] : [],
  );
  const steps = changed.flatMap(({ name, next }) =>
    name === 'ceremonyAt' || name === 'ballotsUnlinkAt' ? [] : { step: name, opensAt: next },
  );
  return {
    ...(Object.fromEntries(whole) as Partial<Record<'ceremonyAt' | 'ballotsUnlinkAt', string | null>>),
    steps,
  };
}
