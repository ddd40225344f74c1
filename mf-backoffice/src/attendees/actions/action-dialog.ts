import type { Attendee } from '../../shared/words/attendee-words.ts';

/** What each dialog about one attendee gets. */
export interface ActionDialogProps {
  attendee: Attendee;
  onClose: () => void;
}
