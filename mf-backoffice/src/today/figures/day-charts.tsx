import { Typography } from '@mui/material';
import { formatMoney, readMoney } from '@summit/contract/money-and-time/money';
import { type Bucket, sumIn, toBuckets } from './buckets.ts';
import { countWords } from './count-words.ts';
import { DayChart, type Series } from './day-chart.tsx';
import { FiguresPart } from './figures-part.tsx';
import type { FiguresRead } from './figures-read.ts';
import type { Period } from './period.ts';

interface DayChartsProps {
  figures: FiguresRead;
  period: Period;
  /** At the venue. */
  today: string;
}

const [first, second] = ['var(--line-strong)', 'var(--accent)'];

/** Charts by day: registrations, revenue, and votes once they may be shown. */
export function DayCharts({ figures, period, today }: DayChartsProps) {
  const { days, revenue, votes } = figures;
  const known = [...days, ...revenue, ...votes].map(({ day }) => day).toSorted();
  const buckets = toBuckets(period.from ?? known[0] ?? today, period.until ?? today);
  const currencies = [...new Set(revenue.map(({ currency }) => currency))];
  return (
    <>
      <FiguresPart
        title="Registrations"
        note="By the day they were started. Completed: those that have a ticket by now."
      >
        {days.length === 0 ? (
          <Nothing>No registrations in this period.</Nothing>
        ) : (
          <DayChart
            label="Registrations by day"
            buckets={buckets}
            format={countWords}
            series={[
              series('Started', first, (row: (typeof days)[number]) => row.registrations, days, buckets),
              series('Completed', second, (row: (typeof days)[number]) => row.completed, days, buckets),
            ]}
          />
        )}
      </FiguresPart>
      <FiguresPart title="Revenue" note="By the day of the payment or refund, VAT included.">
        {currencies.length === 0 && <Nothing>No payments or refunds in this period.</Nothing>}
        {currencies.map((currency) => {
          const rows = revenue.filter((row) => row.currency === currency);
          const minor = (amount: string) => readMoney(amount, currency) ?? 0;
          return (
            <DayChart
              key={currency}
              label={`Revenue in ${currency} by day`}
              buckets={buckets}
              format={(value) => formatMoney(value, currency)}
              series={[
                series('Paid', second, ({ paid }: (typeof rows)[number]) => minor(paid), rows, buckets),
                series('Refunded', first, (row: (typeof rows)[number]) => minor(row.returned), rows, buckets),
              ]}
            />
          );
        })}
      </FiguresPart>
      <FiguresPart
        title="Votes cast"
        note="Only votes whose results are announced: until then nobody can see how many there are. Who voted, and for whom, is never shown."
      >
        {votes.length === 0 ? (
          <Nothing>No announced votes in this period.</Nothing>
        ) : (
          <DayChart
            label="Votes cast by day"
            buckets={buckets}
            format={countWords}
            series={voteSeries(votes, buckets)}
          />
        )}
      </FiguresPart>
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <Typography color="textSecondary">{children}</Typography>;
}

function series<Row extends { day: string }>(
  title: string,
  colour: string,
  count: (row: Row) => number,
  rows: readonly Row[],
  buckets: readonly Bucket[],
): Series {
  return { title, colour, values: sumIn(buckets, rows, count) };
}

const trackNames = { Company: 'Companies', Individual: 'Individuals' };

/** One for each track: its two votes are at different times. */
function voteSeries(votes: FiguresRead['votes'], buckets: readonly Bucket[]): Series[] {
  return (['Company', 'Individual'] as const).map((track, at) => ({
    title: trackNames[track],
    colour: at === 0 ? second : first,
    values: sumIn(
      buckets,
      votes.filter((row) => row.track === track),
      ({ ballots }) => ballots,
    ),
  }));
}
