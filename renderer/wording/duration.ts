/** Formats seconds as minutes and seconds, rounded: `52:30`, `100:05`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

/** Converts `52:30` to an ISO 8601 duration: `PT52M30S`. */
export function toIsoDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':')
  return `PT${Number(minutes)}M${Number(seconds)}S`
}

/** Converts minutes and seconds to seconds: `12:34` to 754. Returns NaN without a colon, or if a part isn't a number. */
export function parseDuration(time: string): number {
  const [minutes, seconds] = time.split(':')
  return Number(minutes) * 60 + Number(seconds)
}

/** Formats seconds like `formatDuration`, but rounded down, because a position hasn't reached the next second. */
export const formatPosition = (seconds: number) => formatDuration(Math.floor(seconds))
