import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

test.each([
  'FATAL:  database files are incompatible with server\nHINT:  It looks like you need to initdb.',
  'FATAL:  incorrect checksum in control file',
  'PANIC:  could not locate a valid checkpoint record at 0/14F1B50',
  'postgres: could not find the database system\nbut could not open file "data/global/pg_control": No such file or directory',
])('damaged data have to be restored, and are never recreated: %s', (log) => {
  const problem = startProblem(log);
  expect(problem).toContain('Restore a backup of the data folder');
  expect(problem).toContain(log.split('\n')[0]);
  expect(problem).not.toContain('initdb');
});

test('any other failure is reported unchanged', () => {
  const log = 'FATAL:  could not create shared memory segment: No space left on device';
  expect(startProblem(log)).toBe(`PostgreSQL did not start:\n${log}`);
});
