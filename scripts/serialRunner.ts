/**
 * Reruns a task after changes, one run at a time. Combines all changes during a run into another run, so the last result is up to date.
 */
export class SerialRunner<Result> {
  private current: Promise<Result>
  private isRunning = false
  private isStale = false
  private readonly run: () => Promise<Result>

  /** Starts the first run. */
  constructor(run: () => Promise<Result>) {
    this.run = run
    this.current = this.start()
  }

  /** The result of the current or last run. */
  get result(): Promise<Result> {
    return this.current
  }

  /** Starts a run, or another one after the current run. Returns the result of the last. */
  trigger(): Promise<Result> {
    this.isStale = true
    if (!this.isRunning) this.current = this.start()
    return this.current
  }

  private start(): Promise<Result> {
    const result = this.runUntilFresh()
    // Callers handle the rejection, maybe later. Until then, Node must not report it as unhandled.
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

/** In milliseconds. A longer delay would be noticeable. */
const DELAY = 15

/** Delays a task until there are no more calls for a moment, because editors save a file in several steps. */
export function debounce(task: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, DELAY)
  }
}
