import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { changeRegistry, readRegistry } from './registry-store.ts';

jest.mock('write-file-atomic');

const write = jest.mocked(writeFileAtomic);
const real = jest.requireActual<{ default?: typeof writeFileAtomic } & typeof writeFileAtomic>(
  'write-file-atomic',
);

test('while the disk is full a release fails and says why, and what was live stays live', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  write.mockImplementation(real.default ?? real);
  const before = await changeRegistry(folder, (registry) => registry);
  write.mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  await expect(changeRegistry(folder, (registry) => registry)).rejects.toThrow('no space left');
  expect(readRegistry(folder)).toEqual(before);
  write.mockImplementation(real.default ?? real);
  await expect(changeRegistry(folder, (registry) => registry)).resolves.toMatchObject({ revision: 2 });
  rmSync(folder, { recursive: true });
});
