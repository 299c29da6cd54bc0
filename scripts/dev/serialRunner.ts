/** Runs a task immediately and on every trigger. Runs don't overlap, and several triggers during a run cause a single run. */
export class SerialRunner<Result> {
  /** Result of the last run that was started or scheduled. */
  result: Promise<Result>
  private isScheduled = false
  private readonly run: () => Promise<Result>

  constructor(run: () => Promise<Result>) {
    this.run = run
    this.result = run()
  }

  /** Schedules a run for the end of the current run. Returns the result of the scheduled run. */
  trigger(): Promise<Result> {
    if (this.isScheduled) return this.result
    this.isScheduled = true
    const runNext = () => {
      this.isScheduled = false
      return this.run()
    }
    this.result = this.result.then(runNext, runNext)
    return this.result
  }
}

/** Longer than the pauses of an editor that saves, and too short to notice. */
const DEBOUNCE_MS = 15

/** Returns a function that runs a task when its calls stop. Editors save a file in several steps. */
export function debounce(task: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, DEBOUNCE_MS)
  }
}
