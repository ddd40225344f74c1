import type { conductTexts } from '@summit/contract/texts/conduct';

/** The demo event's own wording instead of the neutral one. */
export const demoConductTexts = {
  'codeOfConduct.meta.description':
    'How we treat each other at Summit London 2027: what we ask of everybody, what ends a visit, and what to do when something happens.',
  'codeOfConduct.date': '2026-09-01',
  'codeOfConduct.help.ways':
    'Anybody with a yellow badge | They are in every hall and at every door, and fetch one of six people trained for this.\nThe quiet room | Beside the cloakroom. One of the six is always there while the doors are open.\nIn writing | The mailbox below is read day and night during the event, by those six only.',
  'codeOfConduct.help.email': 'care@summit.example',
} as const satisfies Partial<Record<keyof typeof conductTexts, string>>;
