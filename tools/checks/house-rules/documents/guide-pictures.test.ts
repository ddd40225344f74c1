import { expect, test } from 'vitest';
import type { ProjectFile } from '../project-files.ts';
import { guidePictureName, guidePictures } from './guide-pictures.ts';

const guide = (table: string, ...shown: string[]): ProjectFile => ({
  path: 'docs/organisers.md',
  text: [table, ...shown.map((name) => `![What is seen](pictures/organisers/${name}.jpg)`)].join('\n'),
});

const journey = (name: string, picture: string): ProjectFile => ({
  path: `e2e/journeys/${name}.spec.ts`,
  text: `  await pictureForGuide(page, '${picture}');`,
});

const hiding = '| [Hide a sponsor](#hide-a-sponsor) | `backoffice/tasks` |';
const taking = journey('backoffice/tasks', 'hide-a-sponsor');

test.each<[string, ProjectFile[], string[], number]>([
  [
    'a task with its picture and its journey',
    [guide(hiding, 'hide-a-sponsor'), taking],
    ['hide-a-sponsor'],
    0,
  ],
  ['a task whose picture is not shown', [guide(hiding), taking], ['hide-a-sponsor'], 1],
  ['a task whose picture was never taken', [guide(hiding, 'hide-a-sponsor'), taking], [], 1],
  ['a task whose journey takes no picture', [guide(hiding, 'hide-a-sponsor')], ['hide-a-sponsor'], 1],
  [
    'a picture of another journey than the one that is named',
    [guide(hiding, 'hide-a-sponsor'), journey('backoffice/words', 'hide-a-sponsor')],
    ['hide-a-sponsor'],
    1,
  ],
  ['a picture that is no task’s', [guide('', 'a-cat'), journey('backoffice/cats', 'a-cat')], ['a-cat'], 3],
  [
    'a picture that is shown twice',
    [guide(hiding, 'hide-a-sponsor', 'hide-a-sponsor'), taking],
    ['hide-a-sponsor'],
    1,
  ],
])('%s', (_what, files, pictures, violations) => {
  expect(guidePictures(pictures)(files)).toHaveLength(violations);
});

test('a picture of the guide is named without its folder and extension', () => {
  const paths = ['docs/pictures/organisers/log-in.jpg', 'docs/pictures/summit.png'];
  expect(paths.map(guidePictureName)).toEqual(['log-in', undefined]);
});
