/** How the header shows the attendee whom this browser saw last; stored under `lastSeenAttendee`. */
export interface SeenAttendee {
  name: string;
  initials: string;
  picture: string | null;
}

/** What the style sheet shows of the attendee until the session is there: `--attendee-name` and the like. */
export type SeenPart = keyof SeenAttendee;
