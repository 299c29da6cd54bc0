import { coordinate } from './rounding.ts'

/** When somebody answers: days of the week, Monday is 0, and hours of the day. */
interface OpenHours {
  first: number
  last: number
  from: number
  to: number
}

export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const WRITTEN = /^(\w{3})–(\w{3}) (\d{1,2})(am|pm)–(\d{1,2})(am|pm)/

/** Reads `Mon–Fri 9am–5pm ET`; undefined where hours are written in any other way. */
export function openHours(written: string): OpenHours | undefined {
  const [, first = '', last = '', from, morning, to, evening] = WRITTEN.exec(written) ?? []
  const hours = {
    first: DAYS.indexOf(first),
    last: DAYS.indexOf(last),
    from: hourOf(from, morning),
    to: hourOf(to, evening),
  }
  return hours.first >= 0 && hours.last >= hours.first && hours.to > hours.from ? hours : undefined
}

function hourOf(hour = '', half = ''): number {
  return (Number(hour) % 12) + (half === 'pm' ? 12 : 0)
}

export const WEEK = { width: 1600, height: 120 }
const BASE = 112
const TOP = 12
const HOUR = WEEK.width / (7 * 24)
/** Half of the time that the line takes to rise, in hours: so that its middle is at the hour. */
const SHOULDER = 1.2

/** A week as one line, to scale: up while somebody answers. The light is on the first hour. */
export function drawWeek({ first, last, from, to }: OpenHours) {
  const days = DAYS.flatMap((_, day) => (day >= first && day <= last ? [day * 24] : []))
  const turn = (hour: number, y: number, before: number) => {
    const [start, end] = [(hour - SHOULDER) * HOUR, (hour + SHOULDER) * HOUR].map(coordinate)
    const middle = coordinate(hour * HOUR)
    return `H${start}C${middle} ${before} ${middle} ${y} ${end} ${y}`
  }
  const line = days.map((day) => turn(day + from, TOP, BASE) + turn(day + to, BASE, TOP)).join('')
  return {
    line: `M0 ${BASE}${line}H${WEEK.width}`,
    light: { x: (first * 24 + from + SHOULDER) * HOUR, y: TOP },
  }
}
