import { selectValues } from '../define/path.ts'
import type { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findClosest } from '../diagnostics/similarity.ts'
import type { TextRange } from '../diagnostics/source.ts'
import { getEntryPath } from '../entries.ts'
import { MAX_SUGGESTIONS } from '../limits.ts'
import type { ValidFile } from '../parse/parsedFile.ts'
import { createValuesFix } from '../parse/yamlFix.ts'
import type { Suggestion } from '../targets/suggester.ts'
import type { ContentContext } from './ruleContexts.ts'

type FileReferences = Pick<ValidFile, 'file' | 'references'>

/** Reports broken references. In a generated file, reports them in the parent of the nested entry, because people edit that file. */
export function checkReferences({ file, references }: FileReferences, context: ContentContext): Diagnostic[] {
  const { source, fileType } = file
  let problemCount = 0
  return references.flatMap(({ reference, getRange }) => {
    const broken = context.targets.findBrokenReference(reference, source.path)
    if (!broken) return []
    const isGenerated = fileType.format === 'json'
    const parentProblems = isGenerated ? findParentProblems(reference, { file, references }, context) : undefined
    problemCount += parentProblems?.length ?? 1
    if (parentProblems) return parentProblems
    // Limit suggestions, because finding them is slow.
    const { hint, newText, isCertain }: Suggestion = problemCount > MAX_SUGGESTIONS ? {} : broken.getSuggestion()
    const [start, end] = getRange()
    const index = source.text.slice(0, end).indexOf(broken.oldText, start)
    const hasFix = newText !== undefined && index !== -1
    const oldRange: TextRange = [index, index + broken.oldText.length]
    const fix = hasFix ? source.createReplacementFix(oldRange, newText, { isCertain }) : undefined
    return [source.createProblem([start, end], broken.message, hint, fix)]
  })
}

/** Reports a broken reference in the parent file. Returns undefined if the target isn't nested, and an empty list if the parent file is invalid. */
function findParentProblems(reference: Reference, generatedFile: FileReferences, context: ContentContext) {
  const { model, uniqueFilesByPath } = context
  const nested = model.nested.find(({ name }) => name === reference.target)
  if (!nested) return undefined
  const [parentSlug = '', slug = ''] = reference.id.split('/')
  const parentFile = uniqueFilesByPath.get(getEntryPath(nested.parent, parentSlug))
  if (!parentFile) return []
  const { source, yaml } = parentFile
  const usedIds = new Set(generatedFile.references.map((item) => item.reference.id))
  const slugs = selectValues(yaml.data, [...nested.list, '*', ...nested.slug])
  const unusedSlugs = slugs.filter(({ value }) => !usedIds.has(`${parentSlug}/${String(value)}`))
  const pathsBySlug = new Map(unusedSlugs.map(({ value, path }) => [String(value), path]))
  const closestPath = pathsBySlug.get(findClosest(slug, pathsBySlug.keys()) ?? '')
  const message = `${generatedFile.file.source.displayPath} is generated and refers to the ${nested.singular} \`${slug}\`, which doesn't exist.`
  const hint = `Restore the slug, or rename it with \`npm run mv -- ${nested.name}/${reference.id} …\`. To remove the ${nested.singular}, regenerate the file.`
  if (!closestPath) return [source.createProblem(yaml.getKeyRange(nested.list), message, hint)]
  const fix = createValuesFix(parentFile, [{ path: closestPath, value: slug }])
  return [source.createProblem(yaml.getRange(closestPath), message, hint, fix)]
}
