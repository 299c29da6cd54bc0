/** Runs a task after each change, one run at a time, so that the last result is always that of the last state. */
export class Latest<Result> {
  private current: Promise<Result>
  private isRunning = false
  private isStale = false
  private readonly run: () => Promise<Result>

  constructor(run: () => Promise<Result>) {
    this.run = run
    this.current = this.again()
  }

  /** The result of the present state: that of the run that is under way, if there is one. */
  get result(): Promise<Result> {
    return this.current
  }

  renew(): Promise<Result> {
    this.isStale = true
    if (!this.isRunning) this.current = this.again()
    return this.current
  }

  private async again(): Promise<Result> {
    this.isRunning = true
    try {
      let result: Result
      do {
        this.isStale = false
        result = await this.run()
      } while (this.isStale)
      return result
    } finally {
      this.isRunning = false
    }
  }
}

/** Events of one save come together, in milliseconds; more than that would keep whoever waits. */
const PAUSE = 15

/** Runs a task once the calls for it have paused: an editor saves in several steps, each of which is told. */
export function debounce(task: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, PAUSE)
  }
}
