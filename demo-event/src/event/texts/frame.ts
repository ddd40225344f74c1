import type { frameTexts } from '@summit/contract/texts/frame';

/** The demo event's own wording instead of the neutral one. */
export const demoFrameTexts = {
  'frame.footer.text':
    'Three days in June for everyone who builds, backs, buys or polices the way money moves.',
  'frame.footer.address': 'Meridian Dock, 1 Tidal Basin Road, London',
  'frame.footer.contact': 'hello@summit.example',
  'frame.index.label': 'All of Summit',
  'frame.footer.copyright': '© 2027 Summit. All rights reserved.',
} as const satisfies Partial<Record<keyof typeof frameTexts, string>>;
