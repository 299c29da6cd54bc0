/** Runs a task after changes, one run at a time. Changes during a run trigger a single new run. */
export class SerialRunner<Result> {
  /** Result of the last run that was started or scheduled. */
  result: Promise<Result>
  private isScheduled = false
  private readonly run: () => Promise<Result>

  constructor(run: () => Promise<Result>) {
    this.run = run
    this.result = run()
  }

  /** Schedules a run after the current run, unless one is scheduled. */
  trigger(): Promise<Result> {
    if (this.isScheduled) return this.result
    this.isScheduled = true
    const runAgain = () => {
      this.isScheduled = false
      return this.run()
    }
    this.result = this.result.then(runAgain, runAgain)
    return this.result
  }
}

/** Longest delay that isn't noticeable. */
const DEBOUNCE_MS = 15

/** Returns a function that runs a task once its calls stop, because editors save a file in several steps. */
export function debounce(task: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, DEBOUNCE_MS)
  }
}
