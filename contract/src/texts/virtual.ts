/** Texts of the event on line, which the server keeps apart from the site's own. */
export const virtualTexts = {
  'virtual.notice.live': 'On air now',
  'virtual.notice.watch': 'Watch on line',
} as const;
