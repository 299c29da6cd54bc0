import { performance } from 'node:perf_hooks'

/**
 * Runs a named step and prints one line with its time, and with what `count` says of its result: `1,134 pages`.
 */
export async function step<Result>(
  name: string,
  run: () => Promise<Result>,
  count?: (result: Result) => string,
): Promise<Result> {
  const start = performance.now()
  const result = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`${name.padEnd(16)} ${seconds.padStart(6)} s  ${count?.(result) ?? ''}`.trimEnd())
  return result
}

/** A number with its noun: `1 page`, `1,134 pages`. */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`
}

/** A share of one as whole percent: `44 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** What this process has taken: the processor's time, and memory at most. */
export function describeUse(): string {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  return `${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of the processor, ${Math.round(maxRSS / 1024)} MB of memory at most`
}

/** What the owner still has to supply, as the last line of a build. */
export function describeOpen(placeholders: number): string {
  if (placeholders === 0) return 'No placeholder is left.'
  return `${counted(placeholders, 'placeholder')} wait for the owner: npm run check lists them.`
}

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
