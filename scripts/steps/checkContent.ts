import { loadSite, type Site } from '../../renderer/model/load.ts'
import { formatProblems, type Problem } from '../../renderer/model/problem.ts'
import type { Placeholder } from '../../renderer/model/yaml.ts'

export interface CheckOptions {
  /** The content folder. */
  root: string
  /** Whether values tagged `!placeholder` are errors. */
  release: boolean
}

/** The site where the content is in order, and what to print in either case. */
export type CheckResult = { text: string; site: Site } | { text: string; site?: never }

/** The day on which this runs, in the company's own time zone, as `2026-11-20`. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
}

/** Loads the content and says what is wrong with it, or what the owner still has to supply. */
export async function checkContent({ root, release }: CheckOptions): Promise<CheckResult> {
  const { site, problems } = await loadSite({ root, today: today() })
  if (problems) return { text: formatProblems(problems) }
  if (release && site.placeholders.length > 0) return { text: formatProblems(site.placeholders.map(releaseProblem)) }
  return { text: listPlaceholders(site.placeholders), site }
}

function releaseProblem({ file, line, column, path }: Placeholder): Problem {
  return {
    file,
    line,
    column,
    message: `\`${path}\` is a placeholder.`,
    hint: 'Only the owner knows this value. Write the true one and remove the tag !placeholder.',
  }
}

function listPlaceholders(placeholders: Placeholder[]): string {
  if (placeholders.length === 0) return 'No placeholder is left.'
  const lines = placeholders.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`)
  return [`${placeholders.length} placeholders wait for the owner (--release refuses them):`, ...lines].join('\n')
}
