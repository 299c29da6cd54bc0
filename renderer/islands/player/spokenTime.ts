import { useState } from 'react'

/** Seconds between two times that are told while it plays. */
const EVERY = 60
/** What plays moves on by less than this from one state to the next; what moves further was moved. */
const JUMP = 2

/**
 * The time that is told to who does not see the clock. A screen reader says the position's text whenever it changes: while
 * the recording just plays it changes once a minute, and else with each move.
 */
export function useSpokenTime(time: number, isOn: boolean): number {
  const [{ spoken, last }, tell] = useState({ spoken: time, last: time })
  if (time === last) return spoken
  const next = spokenTime(spoken, last, time, isOn)
  tell({ spoken: next, last: time })
  return next
}

/**
 * @param spoken the time that was told last, in seconds.
 * @param last the time before this one.
 */
export function spokenTime(spoken: number, last: number, time: number, isOn: boolean): number {
  const isMoved = Math.abs(time - last) > JUMP
  return !isOn || isMoved || Math.abs(time - spoken) >= EVERY ? time : spoken
}
