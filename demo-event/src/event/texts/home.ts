import type { homeTexts } from '@summit/contract/texts/home';
import { team } from '../team.ts';

/** The demo event's own wording instead of the neutral one. */
export const demoHomeTexts = {
  'home.meta.description':
    'Summit London 2027: three days of fintech conference, expo and awards at Meridian Dock, Tue 8 to Thu 10 June 2027.',
  'home.hero.eyebrow': 'Fintech conference, expo and awards',
  'home.hero.title': 'The people who move money, in one room',
  'home.hero.lead':
    'Three days of plain talk between banks, builders, investors and regulators, on the water in east London.',
  'home.over.lead':
    'That was it, and thank you for coming. The winners, the pictures and the films are here; the next edition is being built.',
  'home.figures.title': 'Summit in figures',
  'home.events.title': 'Three days, one idea each',
  'home.events.lead':
    'Day one asks what is broken, day two shows what works, day three decides who did it best.',
  'home.events.day1.title': 'Foundations',
  'home.events.day1.text': 'Payments, identity and the pipes nobody sees until they burst.',
  'home.events.day2.title': 'Frontiers',
  'home.events.day2.text': 'Embedded finance, digital assets and machines that are trusted with a budget.',
  'home.events.day3.title': 'Verdicts',
  'home.events.day3.text': 'Regulation, responsibility and, after dark, the Summit Awards.',
  'home.services.lead':
    'A good conference is mostly the right ten conversations. We arrange for them to happen.',
  'home.services.expo.text': 'Fifty companies with something that runs, and the people who built it.',
  'home.services.awards.title': 'Summit Awards',
  'home.speakers.lead':
    'No panels of six. Every speaker has built, bought, broken or regulated the thing they talk about.',
  'home.tickets.title': 'What it costs',
  'home.tickets.lead': 'Prices in pounds, with lunch on each day of your ticket.',
  'home.tickets.groups':
    'Buy | Banks, merchants, investors, regulators\nSell | Technology companies\nOther | Private traders',
  'home.venue.lead': 'A former tide-lock on the Thames: four halls, one quay, step‑free throughout.',
  'home.album.title': 'What it looked like last year',
  'home.awards.eyebrow': 'Summit Awards 2027',
  'home.awards.quiet':
    'Eighteen categories, no jury | Nominated and voted for by the people in the room, counted in the open. | About the awards',
  'home.awards.call':
    'Who did it best this year? | Eighteen categories are waiting for names. Yours may be one of them. | Nominate somebody',
  'home.awards.countdown':
    'The names are in | The next vote opens soon: read what each of them did before you choose. | When it opens',
  'home.awards.ballot':
    'The vote is open | Eighteen categories, one ballot, and a receipt that proves it was counted. | Cast your ballot',
  'home.awards.embargo':
    'Eighteen envelopes, sealed | Every ballot is counted. The names are read out on the Meridian Stage. | When and where',
  'home.awards.gold':
    'Eighteen winners | Chosen by those who work with them, and open to be counted again. | See the winners',
  'home.social.lead': 'What we post while the dock is quiet.',
  'home.team.lead': 'One small office, ninth edition. Write to any of us: we answer our own mail.',
  'home.team.members': team,
  'home.register.lead': 'Standard places for banks, merchants and investors are free while they last.',
} as const satisfies Partial<Record<keyof typeof homeTexts, string>>;
