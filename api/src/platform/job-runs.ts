/** One run of a repeated job that is over. */
export interface JobRun {
  job: string;
  seconds: number;
  isFailed: boolean;
}

/** Hears of every run of this process's repeated jobs. */
export class JobRuns {
  onRun: (run: JobRun) => void = () => undefined;
}
