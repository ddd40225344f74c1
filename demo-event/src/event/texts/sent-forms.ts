import type { sentFormTexts } from '@summit/contract/texts/sent-forms';

/** The demo event's own wording instead of the neutral one. */
export const demoSentFormTexts = {
  'volunteer.meta.description':
    'Help at Summit London 2027: a shift of four hours, a pass for the other two days, and the form to offer one.',
  'volunteer.facts.items':
    '4 hours | One shift, with a break and a hot meal\n2 days | A pass for the days without your shift\n1 briefing | On the Monday afternoon, at Meridian Dock\n0 forms | Nothing else to fill in',
  'proposeSession.meta.description':
    'Propose a session for Summit London 2027: what we look for, how it is decided, and the form.',
  'proposeSession.facts.items':
    '2 readers | Each reads it without knowing what the other thinks\n3 weeks | Until you hear from us, with a reason\n1 call | Half an hour to sharpen the question\n£0 | Stage time is not for sale, in either direction',
} as const satisfies Partial<Record<keyof typeof sentFormTexts, string>>;
