import type { pressTexts } from '@summit/contract/texts/press';

/** The demo event's own wording instead of the neutral one. */
export const demoPressTexts = {
  'pressPack.meta.description':
    'Press pack of Summit London 2027: logos, facts, figures, media kits, a press contact, and how to become a media partner.',
  'pressPack.facts.short':
    'Summit is a fintech conference, expo and awards programme: three days at Meridian Dock in London for the people who build, back, buy and regulate the way money moves.',
  'pressPack.facts.figures':
    '9th | edition, since 2018\n2,840 | people in 2026\n69 | sessions in four halls\n18 | award categories',
  'pressPack.contact.people':
    'Marguerite Osei | Press and accreditation | press@summit.example\nTheo Lindqvist | Awards and embargoes | theo@summit.example',
  'pressPack.contact.note':
    'Accreditation is free and closes on Tue 25 May 2027. Winners are under embargo until the envelope is opened.',
  'pressPack.becomeMediaPartner.lead':
    'You give us a calendar entry and a fair word; you get passes, a table in the press room and one session to report from first.',
  'pressPack.become.note': 'Marguerite answers within two working days.',
} as const satisfies Partial<Record<keyof typeof pressTexts, string>>;
