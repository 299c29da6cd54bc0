/**
 * Runs a task again after each change, one run at a time. Changes during a run are combined into another run, so the last result is
 * always that of the latest state.
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

  /** The result of the run in progress, or of the last one. */
  get result(): Promise<Result> {
    return this.current
  }

  /** Reports a change. @returns the result of the run that sees it */
  trigger(): Promise<Result> {
    this.isStale = true
    if (!this.isRunning) this.current = this.start()
    return this.current
  }

  private start(): Promise<Result> {
    const result = this.runUntilFresh()
    // Whoever asks for the result handles its failure, which may be later.
    result.catch(() => {})
    return result
  }

  private async runUntilFresh(): Promise<Result> {
    this.isRunning = true
    try {
      while (true) {
        this.isStale = false
        const [outcome] = await Promise.allSettled([this.run()])
        // The result of an outdated state doesn't count, and neither does its failure.
        if (this.isStale) continue
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      }
    } finally {
      this.isRunning = false
    }
  }
}

/** Groups the events of a single save, in milliseconds. A longer delay would be noticeable. */
const DELAY = 15

/** Delays a task until it hasn't been called for a moment, because editors save a file in several steps. */
export function debounce(task: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, DELAY)
  }
}
