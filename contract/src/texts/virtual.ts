/** Texts of the online event, which the server stores apart from the site's own. */
export const virtualTexts = {
  'virtual.notice.live': 'On air now',
  'virtual.notice.watch': 'Watch online',
} as const;
