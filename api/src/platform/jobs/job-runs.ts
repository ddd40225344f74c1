/** One run of a repeated job that is over. */
export interface JobRun {
  job: string;
  seconds: number;
  isFailed: boolean;
}

/** The repeated jobs of this process, and who hears of their runs. */
export class JobRuns {
  readonly #jobs = new Map<string, () => Promise<void>>();

  readonly #failing = new Set<string>();

  onRun: (run: JobRun) => void = () => undefined;

  /** Takes note of a run, and says so. */
  report(run: JobRun): void {
    if (run.isFailed) this.#failing.add(run.job);
    else this.#failing.delete(run.job);
    this.onRun(run);
  }

  /** The jobs of this process whose last run failed, by name. */
  failing(): string[] {
    return [...this.#failing].sort();
  }

  /** Jobs that time alone does not start, only `run`. */
  readonly onDemand = new Set<string>();

  /** @param run runs the job now, or once more after the current run, and resolves when that is over */
  add(name: string, run: () => Promise<void>): void {
    this.#jobs.set(name, run);
  }

  /** Runs a job now, or once more after the current run, and resolves when that is over. */
  async run(name: string): Promise<void> {
    const run = this.#jobs.get(name);
    if (!run) throw new Error(`There is no job called ${name}.`);
    await run();
  }
}
