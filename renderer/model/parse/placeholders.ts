import type { Diagnostic, FieldLocation } from '../diagnostics/diagnostic.ts'
import { formatInlineYaml } from '../diagnostics/fix.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { MAX_SUGGESTIONS } from '../limits.ts'

/** Key with the paths of placeholders. Any file can have it. */
export const PLACEHOLDERS = 'placeholders'

export const PLACEHOLDERS_DESCRIPTION =
  'Paths of sample values that only the owner can replace: `phone`, `testimonials.0.quote`. Pages mark these values, and release builds fail until they’re replaced.'

/** Removes the `placeholders` key from the data, so that schemas don't need a field for it. Locates the placeholders, and reports paths that don't exist. */
export function splitPlaceholders(source: Source, data: unknown, getRange: (path: PropertyKey[]) => TextRange) {
  if (data === null || typeof data !== 'object' || !(PLACEHOLDERS in data))
    return { data, placeholders: [], problems: [] }
  const { [PLACEHOLDERS]: paths, ...rest } = data
  if (!Array.isArray(paths)) {
    const message = `\`${PLACEHOLDERS}\` must be a list of paths, such as \`[phone, testimonials.0.quote]\`.`
    return { data: rest, placeholders: [], problems: [source.createProblem(getRange([PLACEHOLDERS]), message)] }
  }
  const dataPaths = listPaths(rest)
  const problems: Diagnostic[] = []
  const placeholders = paths.flatMap((item: unknown, index): FieldLocation[] => {
    const [path, itemRange] = [String(item), getRange([PLACEHOLDERS, index])]
    if (paths.indexOf(item) < index)
      problems.push(source.createProblem(itemRange, `\`${path}\` is in this list twice.`, 'Delete one of them.'))
    else if (dataPaths.includes(path)) {
      const { file, line, column } = source.createProblem(getRange(path.split('.')), '')
      return [{ file, line, column, path }]
    } else {
      const canSuggest = problems.length < MAX_SUGGESTIONS
      problems.push(createMissingPathProblem(source, itemRange, { path, dataPaths, canSuggest }))
    }
    return []
  })
  return { data: rest, placeholders, problems }
}

function createMissingPathProblem(
  source: Source,
  range: TextRange,
  { path, dataPaths, canSuggest }: { path: string; dataPaths: string[]; canSuggest: boolean },
): Diagnostic {
  const candidates = dataPaths.filter((dataPath) => !path.startsWith(`${dataPath}.`))
  const missingItemHint = getMissingItemHint(path, dataPaths)
  // Limit suggestions, because finding them is slow.
  const closest = canSuggest && missingItemHint === undefined ? findClosest(path, candidates) : undefined
  const fix = closest === undefined ? undefined : source.createReplacementFix(range, formatInlineYaml(closest))
  const hint = fix ? `Did you mean \`${closest}\`?` : 'Remove it, or replace it with the path of a value.'
  return source.createProblem(range, `There is no \`${path}\` in this file.`, missingItemHint ?? hint, fix)
}

/** Returns a hint for `testimonials.5` in a file with fewer testimonials. */
function getMissingItemHint(path: string, dataPaths: string[]): string | undefined {
  const parent = dataPaths.findLast((dataPath) => path.startsWith(`${dataPath}.`)) ?? ''
  const lastItem = dataPaths.findLast((dataPath) => dataPath.replace(/\.\d+$/, '') === parent && dataPath !== parent)
  return lastItem && `The last item of \`${parent}\` is \`${lastItem}\`. Remove this line, or correct its number.`
}

function listPaths(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => [key, ...listPaths(value).map((path) => `${key}.${path}`)])
}
