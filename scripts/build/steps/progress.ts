import { performance } from 'node:perf_hooks'

/** How often a terminal is told, in milliseconds. */
const PACE = 100

/** Tells a terminal how far a step has come, on one line that the step's own takes the place of. A log is told nothing. */
export class Progress {
  private readonly all: number
  private readonly stream: NodeJS.WriteStream
  private readonly start = performance.now()
  private done = 0
  private told = 0

  constructor(all: number, stream: NodeJS.WriteStream = process.stdout) {
    this.all = all
    this.stream = stream
  }

  /** One more page is laid out. */
  advance(now = performance.now()): void {
    this.done += 1
    if (!this.stream.isTTY || now - this.told < PACE) return
    this.told = now
    this.stream.write(`\r\u001b[2K${describeProgress(this.done, this.all, now - this.start)}`)
  }

  end(): void {
    if (this.stream.isTTY) this.stream.write('\r\u001b[2K')
  }
}

/** `4,120 of 10,000 pages, 1,830 a second, 3 s left` */
export function describeProgress(done: number, all: number, milliseconds: number): string {
  const each = milliseconds / done
  const [count, total, pace] = [done, all, Math.round(1000 / each)].map((number) => number.toLocaleString('en-US'))
  return `${count} of ${total} pages, ${pace} a second, ${Math.ceil(((all - done) * each) / 1000)} s left`
}
