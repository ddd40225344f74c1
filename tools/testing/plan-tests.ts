import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from '../checks/changed-files.ts';
import { changedCheckSuites, checkSuites } from '../checks/check-suites.ts';
import { cruiseProject, getBoundaries } from '../checks/cruise.ts';
import { projectPaths } from '../project-paths.ts';
import { exhaustiveSuites } from './exhaustive-suites.ts';
import { root } from './program.ts';
import { componentSuite, coreTag, journeysSuite, unitSuite } from './runner-suites.ts';
import { testsOfChange } from './selection/changed-selection.ts';
import { matchingTests, type Selection } from './selection/matching-tests.ts';
import { type TestKind, testKind } from './selection/test-files.ts';
import { programSuite, type Suite } from './suite.ts';

export interface TestRequest {
  /** Whether to include the exhaustive runs. */
  all: boolean;
  /** Whether to run only tests that the change since `since` can reach. */
  changed: boolean;
  since: string;
  /** Run only tests that match one of these. */
  words: readonly string[];
}

export interface TestPlan {
  suites: Suite[];
  /** The test files that will run, by the names under which durations are saved. */
  files: string[];
  /** A description of the run for people. */
  summary: string;
}

/** The build that the journeys need; it runs while checks keep the other core busy. */
const build = programSuite('build', ['npm', 'run', 'build']);

/** Decides which suites a test command runs. */
export async function planTests(request: TestRequest): Promise<TestPlan> {
  const { all, changed, words } = request;
  if (changed) return planOfChange(request);
  if (words.length > 0) {
    const selections = words.map((word) => matchingTests(word, testFiles(true)));
    return getPlan([], selections, 'that match');
  }
  const files = testFiles(all);
  const suites = [build, ...checkSuites, unitSuite({}, all), componentSuite(), journeysSuite({}, !all)];
  const exhaustive = all ? exhaustiveSuites : [];
  return {
    suites: [...suites, ...exhaustive],
    files: [...files, ...[build, ...checkSuites, ...exhaustive].map(({ name }) => name)],
    summary: `Runs the checks and ${counted(files)}`,
  };
}

async function planOfChange({ all, since }: TestRequest): Promise<TestPlan> {
  const changes = changedFiles(since);
  if (changes.length === 0) return { suites: [], files: [], summary: `Nothing changed since ${since}` };
  const project = await cruiseProject();
  const reached = testsOfChange(since, project);
  const files = testFiles(all).filter((file) => reached === 'all' || reached.includes(file));
  const of = (kind: TestKind) => ({ files: files.filter((file) => testKind(file) === kind) });
  const selection = { unit: [of('unit')], component: [of('component')], journey: [of('journey')] };
  return getPlan(
    changedCheckSuites(changes, getBoundaries(project)),
    [selection],
    'that the change reaches',
    all,
  );
}

function getPlan(checks: Suite[], selections: Selection[], which: string, all = true): TestPlan {
  const choices = (kind: TestKind) =>
    selections.flatMap((selection) => selection[kind]).filter(({ files = [] }) => files.length > 0);
  const files = (['unit', 'component', 'journey'] as const).flatMap((kind) =>
    choices(kind).flatMap((choice) => choice.files ?? []),
  );
  const suites = [
    ...checks,
    ...(choices('journey').length > 0 ? [build] : []),
    ...choices('unit').map((choice) => unitSuite(choice)),
    ...choices('component').map((choice) => componentSuite(choice)),
    ...choices('journey').map((choice) => journeysSuite(choice, !all)),
  ];
  return {
    suites,
    files: [...files, ...checks.map(({ name }) => name)],
    summary: `Runs ${counted(files)} ${which}`,
  };
}

/** All test files; of journeys, unless all are requested, only those with a core journey. */
function testFiles(all: boolean): string[] {
  return projectPaths(root).filter((file) => {
    const kind = testKind(file);
    if (kind !== 'journey' || all) return kind !== null;
    return readFileSync(join(root, file), 'utf8').includes(coreTag);
  });
}

const kindNames = { unit: 'unit and API tests', component: 'component tests', journey: 'journeys' } as const;

function counted(files: readonly string[]): string {
  const parts = (Object.keys(kindNames) as TestKind[]).flatMap((kind) => {
    const count = files.filter((file) => testKind(file) === kind).length;
    if (count === 0) return [];
    return [`${count} ${count === 1 ? 'file' : 'files'} of ${kindNames[kind]}`];
  });
  return parts.length > 0 ? parts.join(', ') : 'no tests';
}
