/** Formats seconds as `mm:ss`, rounded to the nearest second: 3150 becomes `52:30`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Converts a duration like `52:30` to ISO 8601 (`PT52M30S`), for `<time datetime>`. */
export function toIsoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':')
  return `PT${Number(minutes)}M${Number(seconds)}S`
}

/** Converts a time like `12:34` to seconds: 754. Returns NaN for other formats. */
export function parseDuration(time: string): number {
  const [minutes, seconds] = time.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** Formats a position in a recording, rounded down to the second: 754.9 becomes `12:34`. */
export function formatPosition(seconds: number): string {
  return formatDuration(Math.floor(seconds))
}
