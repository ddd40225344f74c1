import type { PageLoad } from './page-load.ts';

/** The goals of a first load: LCP as a ratio to the same HTML without script, times in ms, script in compressed KB. */
const goals = { lcpRatio: 1.1, tbt: 100, hydrationTask: 50, cls: 0.01, readingKb: 125, formKb: 155 };

export interface MeasuredPage extends Pick<PageLoad, 'tbt' | 'hydrationTask' | 'cls' | 'scriptBytes'> {
  lcpRatio: number;
  /** Pages with a form may have more script. */
  hasForm: boolean;
}

/** The names of the goals that a page misses, as in the table's columns. */
export function missedGoals(page: MeasuredPage): string[] {
  const scriptKb = page.scriptBytes / 1024;
  const missed = {
    'LCP/static': page.lcpRatio > goals.lcpRatio,
    TBT: page.tbt > goals.tbt,
    hydration: page.hydrationTask > goals.hydrationTask,
    CLS: page.cls > goals.cls,
    script: scriptKb > (page.hasForm ? goals.formKb : goals.readingKb),
  };
  return Object.entries(missed).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
}
