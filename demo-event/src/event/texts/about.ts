import type { aboutTexts } from '@summit/contract/texts/about';
import { team } from '../team.ts';

/** The demo event's own wording instead of the neutral one. */
export const demoAboutTexts = {
  'about.meta.description':
    'What Summit is for, who comes, and how nine editions grew from a room of 140 to three days on the Thames.',
  'about.header.lead':
    'Summit brings together those who make financial technology and those who have to live with it.',
  'about.mission.text':
    'Money is a promise that moves. The people who keep that promise, in banks, start-ups, shops and ministries, rarely sit at one table. Three days a year, they do.',
  'about.mission.more':
    'We pay no speaker and sell no stage time. What a sponsor buys is space on the floor; what is said on stage is not for sale.',
  'about.audience.title': 'Half of them buy, half of them build',
  'about.history.eyebrow': 'Nine editions',
  'about.history.title': 'From one room to four halls',
  'about.history.lead': 'It began in 2018 with 140 people, borrowed chairs and a bell.',
  'about.history.figures':
    '140 | people at the first edition, 2018\n4 | halls in 2027\n69 | sessions over three days\n18 | award categories',
  'about.history.editions':
    '2018 | 140 | A room above a bank | One day, borrowed chairs and a bell.\n2019 | 310 | A borrowed hall | A second day, and the first speaker who was booed and came back.\n2021 | 260 | Half a hall | After a year without: every other seat, and every question in writing.\n2022 | 720 | The Corn Exchange | Twenty stands, and the first expo floor.\n2023 | 1150 | The Corn Exchange | The first awards night: nine envelopes.\n2024 | 1640 | Meridian Dock | To the water: two halls and the Yard for start-ups.\n2025 | 2120 | Meridian Dock | A third day, the Gantry, and the networking blitz.\n2026 | 2840 | Meridian Dock | All four halls open. Sixteen envelopes, a log of every ballot.\n2027 | | Meridian Dock | The ninth: eighteen categories, fifty stands, and you.',
  'about.team.lead': 'Every address below is read by the person it belongs to.',
  'about.team.members': team,
} as const satisfies Partial<Record<keyof typeof aboutTexts, string>>;
