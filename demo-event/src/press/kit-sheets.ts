import { eventDates } from '@summit/contract/money-and-time/day-words';
import type { AwardsTrack } from '@summit/contract/site/page';
import { textRows } from '@summit/contract/words/text-lookup';
import { readSeasonFiles } from '../awards/season-files.ts';
import { halls } from '../event/agenda/halls.ts';
import { programme } from '../event/agenda/sessions.ts';
import { event } from '../event/event.ts';
import { speakers } from '../event/speakers/speakers.ts';
import { sponsors } from '../event/sponsors/sponsors.ts';
import { tiers } from '../event/sponsors/tiers.ts';
import { demoTexts } from '../event/texts.ts';
import type { Sheet } from './pdf-sheet.ts';

const when = eventDates(event.days[0], event.days[2]);
const footer = `${event.name}, ${when}, ${event.venue}. Press desk: press@summit.example`;

const whenAndWhere = {
  heading: 'When and where',
  rows: [
    ['Dates', when],
    ['Place', event.venue],
  ],
};

const desk = { heading: 'Press desk', rows: textRows(demoTexts['pressPack.contact.people']) };

const factSheet: Sheet = {
  title: `${event.name}: the facts`,
  lead: demoTexts['pressPack.facts.short'],
  parts: [
    {
      heading: whenAndWhere.heading,
      rows: [
        ...whenAndWhere.rows,
        ['Halls', halls.map(({ name, capacity }) => `${name} (${capacity})`).join(', ')],
      ],
    },
    {
      heading: 'In figures',
      rows: [
        ['Sessions', String(programme.flatMap(({ sessions }) => sessions).length)],
        ['Speakers', String(speakers.filter(({ status }) => status === 'Published').length)],
        ['Sponsors', `${sponsors.length}, in ${tiers.length} tiers`],
        [
          'Awards',
          `${getCategories('Company')} categories for companies, ${getCategories('Individual')} for people`,
        ],
      ],
    },
    {
      heading: 'To be quoted',
      rows: [
        ['“Fifty companies pay for the floor. None of them pays for the stage.”'],
        ['“We ask every speaker for one thing that went wrong. Those are the talks people remember.”'],
      ],
    },
    desk,
  ],
  footer,
};

const mediaPartnerSheet: Sheet = {
  title: 'Media partners',
  lead: demoTexts['pressPack.becomeMediaPartner.lead'],
  parts: [
    {
      heading: 'What you give',
      rows: [
        ['A calendar entry', 'with date, place and a link'],
        ['A fair word', 'one piece before and one after, written as you like'],
        ['Our logo', 'on your page of partners, from the logo pack'],
      ],
    },
    {
      heading: 'What you get',
      rows: [
        ['Passes', 'two, for three days'],
        ['A table', 'in the press room, with power and a quiet line'],
        ['One session', 'to report from first: the recording an hour before anybody else'],
        ['Your logo', 'in the press pack and on the wall of the press room'],
      ],
    },
    whenAndWhere,
    desk,
  ],
  footer,
};

/** The benefits of each sponsor tier, the most prominent first. */
const tierGifts: Record<(typeof tiers)[number]['id'], string> = {
  headline: 'the stand at the entrance, 20 passes, the name on the badge',
  platinum: 'a corner stand, 12 passes, the name on the signs of one hall',
  gold: 'a stand on the main aisle, 8 passes',
  silver: 'a stand, 5 passes',
  partner: 'a table and two stools, 3 passes',
};

const sponsorSheet: Sheet = {
  title: `Sponsors of ${event.name}`,
  lead: 'Five tiers on one floor. The desk writes back with what is free and what it costs.',
  parts: [
    { heading: 'The tiers', rows: tiers.map(({ id, name }) => [name, tierGifts[id]]) },
    {
      heading: 'In every tier',
      rows: [
        ['On the site', 'logo, two sentences and a link on the page of the sponsors'],
        ['Before', 'introductions to those whom you want to reach and who want to be reached'],
      ],
    },
    {
      heading: 'In no tier',
      rows: [
        ['The stage', 'no talk is sold: the programme is chosen by its editors'],
        ['The awards', 'no vote, no nomination and no place in the jury'],
        ['Addresses', 'no list of attendees, not before and not afterwards'],
      ],
    },
    whenAndWhere,
  ],
  footer,
};

/** The pages of the media kits, by the kit's id. */
export const kitSheets = {
  'fact-sheet': factSheet,
  'media-partner-kit': mediaPartnerSheet,
  'sponsor-kit': sponsorSheet,
} as const;

function getCategories(track: AwardsTrack): number {
  return readSeasonFiles(event.year).categories.filter(({ awardsType }) => awardsType === track).length;
}
