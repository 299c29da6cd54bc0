import { formatProblems } from '../../renderer/model/explain/problem.ts'
import type { Site } from '../../renderer/model/site.ts'
import { type InspectOptions, inspectContent } from './inspectContent.ts'

/** The site where the content is in order, or what to print where it is not. */
export type CheckResult = { site: Site; text?: never } | { text: string; site?: never }

/** Reads and checks the content, and says what is wrong with it. */
export async function checkContent(options: InspectOptions): Promise<CheckResult> {
  const { site, problems } = await inspectContent(options)
  return site ? { site } : { text: formatProblems(problems) }
}
