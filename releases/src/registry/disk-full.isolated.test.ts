import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import writeFileAtomic from 'write-file-atomic';
import { changeRegistry, readRegistry } from './registry-store.ts';

vi.mock('write-file-atomic');

const write = vi.mocked(writeFileAtomic);
const { default: real } = await vi.importActual<{ default: typeof writeFileAtomic }>('write-file-atomic');

test('while the disk is full a release fails with the reason, and the previous one stays live', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  write.mockImplementation(real);
  const before = await changeRegistry(folder, (registry) => registry);
  write.mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  await expect(changeRegistry(folder, (registry) => registry)).rejects.toThrow('no space left');
  expect(readRegistry(folder)).toEqual(before);
  // The space may also be used up between the two files.
  write.mockImplementationOnce(real);
  await expect(changeRegistry(folder, (registry) => registry)).rejects.toThrow('no space left');
  expect(readRegistry(folder)).toEqual(before);
  write.mockImplementation(real);
  await expect(changeRegistry(folder, (registry) => registry)).resolves.toMatchObject({ revision: 2 });
  rmSync(folder, { recursive: true });
});
