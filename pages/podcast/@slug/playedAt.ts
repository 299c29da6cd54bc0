import { secondsOf } from '../../../renderer/wording/duration.ts'

/**
 * Where a time of the episode, `12:34`, is in the recording that plays, in seconds. They are the same, but where a sample
 * stands in for the recording: a third of the episode is a third of the sample then, so that chapters follow along.
 */
export function playedAt(time: string, { scale }: { scale: number }): number {
  return scale === 1 ? secondsOf(time) : Number((secondsOf(time) * scale).toFixed(1))
}
