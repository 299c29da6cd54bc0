import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import type { Instant } from '../../../renderer/model/schedule/instants.ts'
import type { Change } from '../../../renderer/model/schedule/timetable.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { type InspectOptions, inspectContent } from './inspectContent.ts'

/** The site where the content is in order, and when it changes; or what to print where it is not. */
export type CheckResult = { site: Site; now: Instant; changes: Change[]; text?: never } | { text: string; site?: never }

/** Reads and checks the content, and says what is wrong with it. */
export async function checkContent(options: InspectOptions): Promise<CheckResult> {
  const { site, now, changes, problems } = await inspectContent(options)
  return site ? { site, now, changes } : { text: formatProblems(problems) }
}
