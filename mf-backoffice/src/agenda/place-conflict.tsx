import { ConflictDialog } from '../resources/form/conflict-dialog.tsx';
import { placeWords } from './plan/place.ts';
import type { PlaceConflict } from './plan/plan.ts';
import type { Agenda } from './use-agenda.ts';

interface PlaceConflictDialogProps {
  conflict: PlaceConflict;
  agenda: Agenda;
  onResolve: (isTheirs: boolean) => void;
  onClose: () => void;
}

const field = 'place';

/** Shown when two organisers have moved the same session: one of the two places is chosen, time and hall together. */
export function PlaceConflictDialog({ conflict, agenda, onResolve, onClose }: PlaceConflictDialogProps) {
  const { session, mine } = conflict;
  const words = (place: typeof mine) => placeWords(place, agenda.halls, agenda.event.timeZone);
  const theirs = words(session.place);
  return (
    <ConflictDialog
      key={session.id}
      about={session.title}
      conflict={{ fields: [{ field, theirs, mine: words(mine) }] }}
      fields={[{ name: field, label: 'Time and hall', kind: 'text' }]}
      onResolve={(chosen) => onResolve(chosen[field] === theirs)}
      onClose={onClose}
    />
  );
}
