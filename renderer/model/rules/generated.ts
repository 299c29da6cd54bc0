import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { select } from '../define/path.ts'
import type { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { findClosest } from '../explain/suggest.ts'
import { getEntryPath } from '../inventory.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

/** Checks if a program writes the file, so that people shouldn't edit it. These files are JSON. */
export function isGenerated({ fileType }: ParsedFile): boolean {
  return fileType.kind === 'entry' && fileType.definition.format === 'json'
}

/** Drops fixes in generated files, which are overwritten by the generator. */
export function dropGeneratedFixes(
  problems: Diagnostic[],
  folder: string,
  { collections }: ContentModel,
): Diagnostic[] {
  const folders = collections.flatMap(({ name, format }) => (format === 'json' ? [posix.join(folder, name)] : []))
  return problems.map((problem) =>
    folders.includes(posix.dirname(problem.file)) ? { ...problem, fix: undefined } : problem,
  )
}

/** Reports a broken reference of a generated file in the parent file, which people edit. */
export function checkGeneratedReference(
  reference: Reference,
  generated: Pick<CheckedFile, 'file' | 'references'>,
  model: ContentModel,
  validFiles: ReadonlyMap<string, ParsedFile>,
): Diagnostic[] | undefined {
  const nested = model.nested.find(({ name }) => name === reference.target)
  if (!nested) return undefined
  const [parent = '', slug = ''] = reference.slug.split('/')
  const parentFile = validFiles.get(getEntryPath(nested.parent, parent))
  if (!parentFile) return []
  const { source, yaml } = parentFile
  const usedSlugs = new Set(generated.references.map((item) => item.reference.slug))
  const slugs = select(yaml.data, [...nested.list, '*', ...nested.slug])
  const unusedPaths = new Map(slugs.map(({ value, path }) => [String(value), path]))
  for (const unusedSlug of unusedPaths.keys())
    if (usedSlugs.has(`${parent}/${unusedSlug}`)) unusedPaths.delete(unusedSlug)
  const closestPath = unusedPaths.get(findClosest(slug, unusedPaths.keys()) ?? '')
  const message = `${generated.file.source.file} is generated and refers to the ${nested.singular} \`${slug}\`, which doesn't exist.`
  const hint = `Restore the slug, or rename it with \`npm run mv -- ${nested.name}/${reference.slug} …\`. To remove the ${nested.singular}, regenerate the file.`
  if (!closestPath) return [source.createProblem(...yaml.getKeyRange(nested.list), message, hint)]
  const fix = writeValues(parentFile, [{ path: closestPath, value: slug }], false)
  return [source.createProblem(...yaml.getRange(closestPath), message, hint, fix)]
}
