/** Height of each kind of page header in px; `plain` is for pages without a special height. */
export const headerHeights = {
  home: 520,
  about: 290,
  venue: 600,
  agenda: 80,
  speakers: 187,
  sponsors: 150,
  attendees: 190,
  crypto: 360,
  plain: 190,
} as const;

export type HeaderKind = keyof typeof headerHeights;
