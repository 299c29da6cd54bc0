/** Runs a task after changes, one run at a time. Changes during a run trigger a new run. */
export class SerialRunner<Result> {
  /** Result of the current or last run. */
  result: Promise<Result>
  private isRunning = false
  private isStale = false
  private readonly run: () => Promise<Result>

  constructor(run: () => Promise<Result>) {
    this.run = run
    this.result = this.start()
  }

  /** Starts a run, or schedules a new run after the current run. Resolves to the latest result. */
  trigger(): Promise<Result> {
    this.isStale = true
    if (!this.isRunning) this.result = this.start()
    return this.result
  }

  private start(): Promise<Result> {
    const result = this.runUntilFresh()
    // Prevent an unhandled rejection. Callers may handle it later.
    result.catch(() => {})
    return result
  }

  private async runUntilFresh(): Promise<Result> {
    this.isRunning = true
    try {
      while (true) {
        this.isStale = false
        const [outcome] = await Promise.allSettled([this.run()])
        // Ignore outdated results and failures.
        if (this.isStale) continue
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      }
    } finally {
      this.isRunning = false
    }
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
