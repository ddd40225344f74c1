/** A finished run of a repeated job. */
export interface JobRun {
  job: string;
  seconds: number;
  isFailed: boolean;
}

/** The repeated jobs of this process, and the listeners to their runs. */
export class JobRuns {
  readonly #jobs = new Map<string, () => Promise<void>>();

  readonly #failing = new Set<string>();

  onRun: (run: JobRun) => void = () => undefined;

  /** Records a run and notifies the listeners. */
  report(run: JobRun): void {
    if (run.isFailed) this.#failing.add(run.job);
    else this.#failing.delete(run.job);
    this.onRun(run);
  }

  /** The jobs of this process whose last run failed, by name. */
  failing(): string[] {
    return [...this.#failing].sort();
  }

  /** Jobs that only `run` starts, never a timer. */
  readonly onDemand = new Set<string>();

  /** @param run runs the job now, or again after the current run, and resolves when that is over */
  add(name: string, run: () => Promise<void>): void {
    this.#jobs.set(name, run);
  }

  /** Runs a job now, or again after the current run, and resolves when that is over. */
  async run(name: string): Promise<void> {
    const run = this.#jobs.get(name);
    if (!run) throw new Error(`There is no job called ${name}.`);
    await run();
  }
}
