import { Box, Typography } from '@mui/material';
import { formatMoney, readMoney } from '@summit/contract/money-and-time/money';
import { kindRow } from '@summit/contract/registration/registration-kinds';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { countWords } from './count-words.ts';
import { FiguresPart } from './figures-part.tsx';
import type { FiguresRead } from './figures-read.ts';
import { ShareBar } from './share-bar.tsx';
import { toStepsReached } from './steps.ts';

/** The figures that are not counted by day. */
export function FigureTables({ figures: { steps, kinds, packages, promoCodes } }: { figures: FiguresRead }) {
  const reached = toStepsReached(steps);
  const begun = reached[0]?.reached ?? 0;
  return (
    <>
      <FiguresPart title="How far registrations get" note="Of those started in this period.">
        <DataTable
          label="How far registrations get"
          rows={reached}
          getKey={({ title }) => title}
          columns={[
            { title: 'Step', cell: ({ title }) => title, isHeading: true },
            { title: 'Reached this step', cell: ({ reached: count }) => countWords(count) },
            { title: 'Share', cell: ({ reached: count }) => <ShareBar part={count} whole={begun} /> },
            { title: 'Stopped here', cell: ({ stayed }) => countWords(stayed) },
          ]}
        />
      </FiguresPart>
      <FiguresPart title="By kind" note="Of those started in this period.">
        <DataTable
          label="Registrations by kind"
          rows={kinds}
          getKey={({ kind }) => kind}
          columns={[
            { title: 'Kind', cell: ({ kind }) => kindRow(kind)?.title ?? kind, isHeading: true },
            { title: 'Started', cell: ({ registrations }) => countWords(registrations) },
            { title: 'Completed', cell: ({ completed }) => countWords(completed) },
            {
              title: 'Share',
              cell: ({ registrations, completed }) => <ShareBar part={completed} whole={registrations} />,
            },
          ]}
        />
      </FiguresPart>
      <FiguresPart title="By package" note="All time. Held places are awaiting payment.">
        <DataTable
          label="Packages"
          rows={packages}
          getKey={({ id }) => id}
          columns={[
            { title: 'Package', cell: ({ name }) => name, isHeading: true },
            { title: 'Taken', cell: ({ taken }) => countWords(taken) },
            { title: 'Held', cell: ({ held }) => countWords(held) },
            { title: 'Places', cell: placesOf },
            {
              title: 'Paid',
              cell: ({ paid, currency }) => formatMoney(readMoney(paid, currency) ?? 0, currency),
            },
          ]}
        />
      </FiguresPart>
      <FiguresPart title="Promo codes" note="All time, including orders awaiting payment.">
        {promoCodes.length === 0 ? (
          <Typography color="textSecondary">No promo codes.</Typography>
        ) : (
          <DataTable
            label="Promo codes"
            rows={promoCodes}
            getKey={({ code }) => code}
            columns={[
              { title: 'Code', cell: ({ code }) => code, isHeading: true },
              { title: 'Used', cell: ({ used }) => countWords(used) },
              { title: 'Of', cell: ({ uses }) => (uses === null ? 'unlimited' : countWords(uses)) },
            ]}
          />
        )}
      </FiguresPart>
    </>
  );
}

function placesOf({ taken, held, capacity }: FiguresRead['packages'][number]) {
  if (capacity === null) return 'Unlimited';
  return (
    <Box component="span">
      {countWords(capacity)}
      <ShareBar part={taken + held} whole={capacity} />
    </Box>
  );
}
