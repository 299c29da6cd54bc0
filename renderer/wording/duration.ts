/** Seconds as `mm:ss`, rounded to the nearest second: 3150 is `52:30`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A duration written `52:30` as the ISO 8601 duration `PT52M30S`, for `<time datetime>`. */
export function isoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':')
  return `PT${Number(minutes)}M${Number(seconds)}S`
}

/** A time written `12:34` as seconds: 754. What is not written so is NaN. */
export function secondsOf(time: string): number {
  const [minutes, seconds] = time.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** A position in a recording as a clock shows it: 754.9 is `12:34`. */
export function clock(seconds: number): string {
  return minutesAndSeconds(Math.floor(seconds))
}
