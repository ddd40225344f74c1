/** What the header shows of the attendee last seen in this browser; stored under `lastSeenAttendee`. */
export interface SeenAttendee {
  name: string;
  initials: string;
  picture: string | null;
}

/** The parts of the attendee in CSS variables, such as `--attendee-name`, for the time until the session is read. */
export type SeenPart = keyof SeenAttendee;
