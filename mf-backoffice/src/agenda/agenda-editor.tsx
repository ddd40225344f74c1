import { Alert, Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { fullDay, shortDay } from '@summit/contract/money-and-time/day-words';
import { Empty } from '../shared/parts/empty.tsx';
import { Failure } from '../shared/parts/failure.tsx';
import { Loading } from '../shared/parts/loaded.tsx';
import { usePermitted } from '../shared/session/permitted.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { ClashList } from './clash-list.tsx';
import { DayGrid } from './day-grid.tsx';
import { DragArea } from './drag-area.tsx';
import { PlaceConflictDialog } from './place-conflict.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { clashesOf } from './plan/clashes.ts';
import type { Proposal } from './plan/drag-place.ts';
import { type Place, placeWords, type Session } from './plan/place.ts';
import { plannedPlace } from './plan/plan.ts';
import { PlanBar } from './plan-bar.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { Tray } from './tray.tsx';
import { type Agenda, type Event, useAgenda } from './use-agenda.ts';
import { usePlan } from './use-plan.ts';
import { usePlannedDay } from './use-planned-day.ts';
import { useSaving } from './use-saving.ts';

/** The editor of an edition's agenda, shown once everything is loaded. */
export function AgendaEditor({ event }: { event: Event }) {
  const { agenda, failed } = useAgenda(event);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (agenda === null) return <Loading />;
  if (agenda.halls.length === 0) {
    return <Empty title="No halls yet">Add halls first: each is a column of the agenda.</Empty>;
  }
  if (agenda.days.length === 0) {
    return <Empty title="The event has no days">Set its first and last day in the event settings.</Empty>;
  }
  return <Editor agenda={agenda} />;
}

function Editor({ agenda }: { agenda: Agenda }) {
  const { event, days, halls, sessions } = agenda;
  const { timeZone } = event;
  const mayChange = usePermitted()('programme.change');
  const { plan, canUndo, move, undo, begin } = usePlan();
  const saving = useSaving({ plan, sessions, event, begin });
  const [day, setDay] = useState(days[0] ?? '');
  const [opened, setOpened] = useState<Session | null>(null);
  const shown = usePlannedDay(agenda, plan, day);
  useUnsentGuard(plan.size > 0);
  const clashesAt = (session: Session, place: Place) =>
    clashesOf({ session, place }, shown.placed, shown.names);
  const say = ({ session, place }: Proposal) =>
    place === null
      ? 'It would be set aside.'
      : [placeWords(place, halls, timeZone), ...clashesAt(session, place).map(({ words }) => words)].join(
          '. ',
        );
  const onOpen = mayChange ? setOpened : undefined;
  return (
    <>
      <Tabs
        value={day}
        onChange={(_event, next: string) => setDay(next)}
        variant="scrollable"
        aria-label="Days of the event"
        sx={{ mb: 2 }}
      >
        {days.map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${shortDay(one)} (${shown.countOn(one)})`}
            id={`tab-${one}`}
            aria-controls="day-of-agenda"
          />
        ))}
      </Tabs>
      <div role="status">
        {saving.saved && (
          <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
            Saved, and on the site within five seconds.
            {saving.saved.emails.people > 0 && ` Emails on their way: ${saving.saved.emails.people}.`}
          </Alert>
        )}
      </div>
      <ClashList placed={shown.onDay} clashes={shown.clashes} />
      <DragArea day={day} hours={shown.hours} timeZone={timeZone} say={say} onDrop={move}>
        {(proposal) => (
          <Box
            role="tabpanel"
            id="day-of-agenda"
            aria-labelledby={`tab-${day}`}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 1fr) 260px' } }}
          >
            <DayGrid
              label={`Halls on ${fullDay(day)}, times at the venue (${timeZone})`}
              day={day}
              halls={halls}
              placed={shown.onDay}
              names={shown.names}
              proposal={proposal}
              hours={shown.hours}
              timeZone={timeZone}
              plan={plan}
              clashes={shown.clashes}
              onOpen={onOpen}
            />
            <Tray
              sessions={shown.unplaced}
              plan={plan}
              halls={halls}
              timeZone={timeZone}
              isOver={proposal !== null && proposal.place === null}
              onOpen={onOpen}
            />
          </Box>
        )}
      </DragArea>
      {saving.error !== null && <Failure error={saving.error} />}
      {plan.size > 0 && (
        <PlanBar
          plan={plan}
          isBusy={saving.isBusy}
          onPreview={() => void saving.loadPreview()}
          {...(canUndo && { onUndo: undo })}
          onDiscard={() => begin()}
        />
      )}
      {opened && (
        <PlaceDialog
          session={opened}
          place={plannedPlace(plan, opened)}
          days={days}
          halls={halls}
          timeZone={timeZone}
          clashesAt={(place) => clashesAt(opened, place)}
          onPlace={(place) => {
            move(opened, place);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {saving.preview && (
        <ReviewDialog
          preview={saving.preview}
          plan={plan}
          sessions={sessions}
          halls={halls}
          timeZone={timeZone}
          onConfirm={saving.make}
          onClose={saving.close}
        />
      )}
      {saving.conflict && (
        <PlaceConflictDialog
          conflict={saving.conflict}
          agenda={agenda}
          onResolve={saving.resolve}
          onClose={saving.close}
        />
      )}
    </>
  );
}
