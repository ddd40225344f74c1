/** The number on an attendee's ticket, e.g. `7F3A-09C2-B41D`: made from the id, so it never changes and needs no place of its own. */
export function ticketNumber(attendeeId: string): string {
  const digits = attendeeId.replaceAll('-', '').slice(0, 12).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join('-');
}
