import type { Attendee } from '../attendee-words.ts';

/** What each dialog about one attendee gets. */
export interface ActionDialogProps {
  attendee: Attendee;
  onClose: () => void;
}
