import type { ScheduleFields } from '../model/define/schedule.ts'
import type { Flaw } from '../model/explain/problem.ts'

/** What readers are told of the day on which something appeared is the day on which it is published, where that is written. */
export function flawsOfDay({ date, publish_at }: ScheduleFields & { date: string }): Flaw[] {
  const day = publish_at?.slice(0, 10) ?? date
  if (day === date) return []
  const message = `\`date\` is not the day of \`publish_at\`, ${day}: readers would be told another day than that on which it appears.`
  return [{ path: ['date'], message, instead: [{ path: ['date'], value: day }], isCertain: false }]
}
