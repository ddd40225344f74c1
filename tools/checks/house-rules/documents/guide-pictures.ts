import type { HouseRule } from '../project-files.ts';

const guide = 'docs/organisers.md';
const folder = 'docs/pictures/organisers';

/** A row of the table of tasks: `| [Hide a sponsor](#hide-a-sponsor) | \`backoffice/tasks\` |`. */
const row = /^\| \[[^\]]+\]\(#([\w-]+)\) *\| `([\w/-]+)` *\|$/gm;
const shown = /!\[[^\]]+\]\(pictures\/organisers\/([\w-]+)\.jpg\)/g;
const taken = /\bpictureForGuide\(\w+, '([\w-]+)'/g;

interface Task {
  /** The fragment of its heading, which is the name of its picture as well. */
  name: string;
  /** The journey that takes the picture: `backoffice/tasks`. */
  journey: string;
}

/**
 * Each task of the organisers' guide has a picture, taken by the journey that the guide names, and there are no others.
 * @param pictures the files in their folder, without extension
 */
export function guidePictures(pictures: readonly string[]): HouseRule {
  return (files) => {
    const text = files.find(({ path }) => path === guide)?.text ?? '';
    const tasks = [...text.matchAll(row)].map(([, name = '', journey = '']): Task => ({ name, journey }));
    const inGuide = [...text.matchAll(shown)].map(([, name = '']) => name);
    const byJourneys = files.flatMap(({ path, text: journey }) =>
      [...journey.matchAll(taken)].map(([, name = '']): Task => ({ name, journey: getJourney(path) })),
    );
    const isTask = (name: string) => tasks.some((task) => task.name === name);
    const isTaken = ({ name, journey }: Task) =>
      byJourneys.some((one) => one.name === name && one.journey === journey);
    return [
      ...tasks
        .filter(({ name }) => !inGuide.includes(name))
        .map(({ name }) => `${guide}: shows no picture ${name}.jpg of that task`),
      ...tasks
        .filter((task) => !isTaken(task))
        .map(({ name, journey }) => `${guide}: the journey ${journey} takes no picture ${name}`),
      ...tasks
        .filter(({ name }) => !pictures.includes(name))
        .map(
          ({ name, journey }) => `${folder}/${name}.jpg: is missing; run ${journey} with GUIDE_PICTURES=1`,
        ),
      ...inGuide
        .filter((name, at) => !isTask(name) || inGuide.indexOf(name) < at)
        .map((name) => `${guide}: shows ${name}.jpg, which is no task's, or shown already`),
      ...byJourneys
        .filter(({ name }) => !isTask(name))
        .map(
          ({ name, journey }) =>
            `e2e/journeys/${journey}.spec.ts: takes ${name}, which is no task of ${guide}`,
        ),
      ...pictures
        .filter((name) => !isTask(name))
        .map((name) => `${folder}/${name}.jpg: no task of ${guide} has it; delete it`),
    ];
  };
}

function getJourney(path: string): string {
  return path.replace(/^e2e\/journeys\//, '').replace(/\.spec\.ts$/, '');
}

/** The name of a picture of the guide; undefined for all other files. */
export function guidePictureName(path: string): string | undefined {
  return new RegExp(`^${folder}/([\\w-]+)\\.jpg$`).exec(path)?.[1];
}
