import { expect, test, vi } from 'vitest';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { readRegistry } from '../registry/registry-store.ts';
import { getHistory } from '../release-command.ts';
import { releaseSteps } from './testing/release-steps.ts';

const steps = releaseSteps();

function pagesAt(...paths: string[]): Pick<RemoteDescriptor, 'pages'> {
  const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;
  return { pages: paths.map((path) => ({ id: path.slice(1), path, ...page })) };
}

const notes = () => readRegistry(steps.dataDir()).history.at(-1)?.notes;

test('a release has its team’s notes, and lists added and removed pages', async () => {
  await steps.release('a1', pagesAt('/season', '/old'), { notes: ['The season begins.'] });
  expect(notes()).toEqual(['The season begins.']);
  await steps.release('a2', pagesAt('/season', '/live'), { drops: 'any', notes: ['Results as they come.'] });
  expect(notes()).toEqual(['Results as they come.', 'new page /live', 'without the page /old']);
  await steps.back();
  expect(notes()).toEqual(['new page /old', 'without the page /live']);
});

test('a candidate’s notes go live with it', async () => {
  await steps.release('a1');
  await steps.candidate('a2', {}, { notes: ['Ballots have pictures.'] });
  await steps.share(100);
  expect(notes()).toEqual(['Ballots have pictures.']);
});

test('the history of a remote shows them below each release', async () => {
  await steps.release('a1', {}, { by: 'ada', why: 'spring', notes: ['First words.', 'Second words.'] });
  await steps.release('a2', {}, { by: 'ben' });
  vi.stubEnv('DATA_DIR', steps.dataDir());
  expect((await getHistory('awards')).split('\n')).toEqual([
    expect.stringMatching(/promote {4}awards {2}a1 {2}ada {2}spring$/),
    '    First words.',
    '    Second words.',
    expect.stringMatching(/promote {4}awards {2}a2 {2}ben$/),
  ]);
  expect(await getHistory('content')).toBe('');
});
