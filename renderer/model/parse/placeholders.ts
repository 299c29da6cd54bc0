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
    else if (!dataPaths.includes(path))
      problems.push(
        createMissingPathProblem(source, itemRange, path, problems.length < MAX_SUGGESTIONS ? dataPaths : []),
      )
    else {
      const { file, line, column } = source.createProblem(getRange(path.split('.')), '')
      return [{ file, line, column, path }]
    }
    return []
  })
  return { data: rest, placeholders, problems }
}

/** @param candidates paths in the data, or an empty list to skip the search for a similar path, which is slow */
function createMissingPathProblem(source: Source, range: TextRange, path: string, candidates: string[]): Diagnostic {
  const message = `There is no \`${path}\` in this file.`
  const missingItemHint = getMissingItemHint(path, candidates)
  if (missingItemHint !== undefined) return source.createProblem(range, message, missingItemHint)
  const others = candidates.filter((candidate) => !path.startsWith(`${candidate}.`))
  const closest = findClosest(path, others)
  if (closest === undefined)
    return source.createProblem(range, message, 'Remove it, or replace it with the path of a value.')
  const fix = source.createReplacementFix(range, formatInlineYaml(closest))
  return source.createProblem(range, message, `Did you mean \`${closest}\`?`, fix)
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
