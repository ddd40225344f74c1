/** The accessibility statement: what the site's tests show. Lists are lines whose parts are separated by ` | `. */
export const accessibilityTexts = {
  'accessibility.meta.description':
    'How accessible this site is: the standard, what is tested and how, what does not work yet, and whom to tell.',
  'accessibility.header.title': 'Accessibility',
  'accessibility.header.lead': 'What works on this site, what does not yet, and whom to tell.',
  /** YYYY-MM-DD. */
  'accessibility.date': '1970-01-01',
  'accessibility.status.title': 'Where we stand',
  'accessibility.status.text':
    'We aim for WCAG 2.2, level AA, on every page. We call that partly met: the tests below pass, and the gaps below remain.',
  'accessibility.tests.title': 'What is tested, and how',
  'accessibility.tests.lead': 'With each new version of the site, before anybody sees it.',
  'accessibility.tests.items':
    'Rules | The automatic rules of axe-core for WCAG 2.0 to 2.2, levels A and AA, on the public pages, the forms and the dialogs, at 390 and 1440 pixels. They find nothing. | passes\nKeyboard | Menus, dialogs and the whole registration are used without a mouse; the focus is always visible, and returns to where it came from. | passes\nLarge text | With text at twice its size, or a window 320 pixels wide, nothing scrolls sideways except wide tables, each in its own box. | passes\nColours | Text has a contrast of at least 4.5 to 1 in both themes, whatever accent the organisers choose; forced colours of the system are respected. | passes\nMovement | Nothing plays by itself, and anyone whose system asks for less motion gets none. | passes\nScreen readers | Names, roles and states are checked by programs. People who use a screen reader have not yet tested every page. | partly',
  'accessibility.passes': 'Passes',
  'accessibility.partly': 'In part',
  'accessibility.gaps.title': 'What does not work yet',
  'accessibility.gaps.lead': 'Known to us, and what you can do until it does.',
  'accessibility.gaps.items':
    'Films | They have captions, but no descriptions of what is seen. | Ask us for a description in writing.\nForms without JavaScript | Pages can be read and searched without it; forms with a security check cannot be sent. | Write to us: an email reaches the same people.\nPDF files | The sheets of the press pack have no tags for screen readers. | The press pack says the same as a page.\nPaying by card | The payment page belongs to the payment provider, and we cannot change it. | Write to us: we find another way.\nTexts of others | Companies and attendees write their own entries and choose their own logos. | Tell us which one you cannot read.',
  'accessibility.tell.title': 'Something in your way?',
  'accessibility.tell.text':
    'Tell us which page, and what you use to read it. A person replies within two working days, with a way round it or a date.',
  'accessibility.tell.action': 'Tell us',
  'accessibility.venue.action': 'Step-free access at the venue',
} as const;
