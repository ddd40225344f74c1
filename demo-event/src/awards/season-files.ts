import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  boolean,
  type InferType,
  type ISchema,
  mixed,
  number,
  object,
  type Schema,
  string,
} from 'yup';
import { awardsStatuses } from '@summit/contract/awards/awards-status';
import { keyDateProblems, periodProblems, seasonProblems } from '@summit/contract/money-and-time/periods';
import { awardsTypes } from '@summit/contract/shapes/awards';
import { settings } from '@summit/contract/shapes/settings';
import { texts } from '@summit/contract/words/texts';
import type { Look } from '../pictures/portrait/look.ts';

/** The folder of this repository's seasons, with a folder for each year. */
export const seasonsFolder = import.meta.dirname;

const category = object({
  /** A readable slug; the same award has the same one every year. */
  id: string().required(),
  awardsType: string().oneOf(awardsTypes).required(),
  name: string().required(),
  description: string().required(),
  /** The judging criteria, one line each. */
  criteria: array(string().required()).required(),
  /** How many nominees one ballot may choose. */
  allowedVotes: number().integer().min(1).required(),
}).noUnknown();

const nominee = object({
  /** The id of a category. */
  category: string().required(),
  name: string().required(),
  description: string().required(),
  /** Of people. */
  jobTitle: string(),
  company: string(),
  url: string(),
  /** A stored picture, as `/media/...`. Without it a logo or a portrait is drawn. */
  imageUrl: string(),
  look: mixed<Look>(),
  face: string(),
  isShortlisted: boolean(),
  result: string().oneOf(['Winner', 'Leader'] as const),
}).noUnknown();

const status = string().oneOf(awardsStatuses).required();

type Settings = InferType<typeof settings>;

const facts = object({
  status: object({ company: status, individual: status, welcome: status }).noUnknown().required(),
  ceremonyAt: string().nullable().defined(),
  /** A season that promises no date need not name it. */
  ballotsUnlinkAt: string().nullable(),
  stepPages: mixed<Partial<Settings['awards']['stepPages']>>().required(),
  /** Nominations, votes and the ceremony; the event's other dates stay. */
  keyDates: settings.fields.keyDates as ISchema<Settings['keyDates']>,
}).noUnknown();

export type SeasonCategory = InferType<typeof category>;
export type SeasonNominee = InferType<typeof nominee>;

/** All data of one year of the awards. */
export interface SeasonFiles extends InferType<typeof facts> {
  year: number;
  categories: SeasonCategory[];
  nominees: SeasonNominee[];
  /** The organisers' wording in place of the neutral one, by name. */
  texts: Record<string, string>;
}

/** The years that have a folder, the earliest first. */
export function seasonYears(folder: string = seasonsFolder): number[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.flatMap(({ name }) => (/^\d{4}$/.test(name) ? [Number(name)] : [])).sort();
}

/**
 * Reads `<folder>/<year>/`: `season.json` and `categories.json`, and `nominees.json` and `texts.json` where they are.
 * @throws Error that names the file and what is wrong in it
 */
export function readSeasonFiles(year: number, folder: string = seasonsFolder): SeasonFiles {
  if (!seasonYears(folder).includes(year)) {
    throw new Error(
      `There is no season ${year} in ${folder}. The seasons are: ${seasonYears(folder).join(', ')}.`,
    );
  }
  const read = <T>(name: string, schema: Schema<T>, otherwise?: T): T =>
    readFile(join(folder, String(year), name), schema, otherwise);
  const season = {
    ...read('season.json', facts),
    year,
    categories: read('categories.json', array(category.required()).min(1).required()),
    nominees: read('nominees.json', array(nominee.required()).required(), []),
    texts: read<Record<string, string>>('texts.json', mixed<Record<string, string>>().required(), {}),
  };
  const problem = problemIn(season);
  if (problem) throw new Error(`${join(folder, String(year))}: ${problem}`);
  return season;
}

function readFile<T>(file: string, schema: Schema<T>, otherwise?: T): T {
  if (otherwise !== undefined && !existsSync(file)) return otherwise;
  try {
    return schema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** What is wrong between the files; null when nothing is. */
function problemIn(season: SeasonFiles): string | null {
  const { categories, nominees, texts: wording } = season;
  const [date] = Object.entries({
    ...periodProblems('awards', { ...season }),
    ...seasonProblems({ ...season.stepPages }),
    ...keyDateProblems(season.keyDates),
  });
  if (date) return `${date.join(': ')}`;
  const ids = categories.map(({ id }) => id);
  const stray = nominees.find((one) => !ids.includes(one.category));
  if (stray) return `${stray.name} stands in "${stray.category}", which is no category of this season`;
  const unknown = Object.entries(wording).find(
    ([name, text]) => !Object.hasOwn(texts, name) || typeof text !== 'string',
  );
  return unknown ? `no text of the site is called "${unknown[0]}"` : null;
}
