import { minutesAndSeconds, secondsOf } from '../../wording/duration.ts'

/**
 * The moment that an address asks for, in seconds: `?t=754`, or `#t=12:34` (W3C Media Fragments 1.0, section 4.2.1, in
 * minutes and seconds or in seconds). What is not a moment is undefined.
 */
export function momentIn({ search, hash }: Pick<Location, 'search' | 'hash'>): number | undefined {
  const asked = new URLSearchParams(hash.slice(1)).get('t') ?? new URLSearchParams(search).get('t') ?? ''
  if (/^\d{1,6}(\.\d+)?$/.test(asked)) return Number(asked)
  return /^\d{1,3}:[0-5]\d$/.test(asked) ? secondsOf(asked) : undefined
}

/** The address of a moment of an episode. Its beginning needs no `t`: there the page's own address does. */
export function momentAddress(page: string, seconds: number): string {
  return seconds >= 1 ? `${page}?t=${Math.floor(seconds)}` : page
}

/** A position in a recording as a clock shows it: 754.9 is `12:34`. */
export function clock(seconds: number): string {
  return minutesAndSeconds(Math.floor(seconds))
}
