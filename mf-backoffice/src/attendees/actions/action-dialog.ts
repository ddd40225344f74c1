import type { Attendee } from '../../shared/words/attendee-words.ts';

/** The props of every dialog about one attendee. */
export interface ActionDialogProps {
  attendee: Attendee;
  onClose: () => void;
}
