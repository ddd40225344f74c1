/** The kind of a test, which decides its runner. */
export type TestKind = 'unit' | 'component' | 'journey';

/** The kind of a test by its path from the project's root; null for a file that is no test. */
export function testKind(file: string): TestKind | null {
  if (/^e2e\/journeys\/.*\.spec\.ts$/.test(file)) return 'journey';
  if (/\.test\.tsx$/.test(file)) return 'component';
  return /\.test\.ts$/.test(file) ? 'unit' : null;
}
