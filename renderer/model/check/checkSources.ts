import { posix } from 'node:path'
import type { Root } from 'hast'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import type { Problem } from '../explain/problem.ts'
import type { ParsedFile } from '../parse/contentFile.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { Site } from '../site.ts'
import { accept } from './accept.ts'
import { compileBodies } from './bodies.ts'
import { checkOwnRules, checkPastDays, checkReferences, overdueDays } from './data.ts'
import { checkAddresses, checkDuplicates } from './duplicates.ts'
import { checkFigures } from './figures.ts'
import { parseFiles, publishedMedia } from './files.ts'
import { checkPictures } from './pictures.ts'
import { checkRetyped } from './retyped.ts'
import { checkSentences } from './sentences.ts'
import { Targets } from './targets.ts'
import type { CheckedFile } from './validate.ts'

export type CheckResult = { site: Site; problems?: never } | { site?: never; problems: Problem[] }

/**
 * Checks a content folder in memory: the site, or every problem of every file. A pure function.
 * @param today the day against which dates are checked, `2026-11-20`.
 */
export function checkSources(model: ContentModel, folder: ContentFolder, today: string): CheckResult {
  const problems = [...folder.problems]
  const files = parseFiles(model, folder, problems)
  const media = publishedMedia(folder, problems)
  const tokens = new Tokens(model, files)
  const accepted = files.map((file) => accept(file, tokens, model))
  problems.push(...accepted.flatMap((each) => each.problems))
  const checked = accepted.flatMap((each) => each.checked)
  const bodies = compileBodies(model, files, checked, media)
  problems.push(...checkRules({ model, files, media, tokens, checked, bodies, today }))
  if (problems.length > 0) return { problems }
  const placeholders = files.flatMap(({ yaml }) => yaml.placeholders)
  const overdue = checked.flatMap((file) => overdueDays(file, today))
  return { site: new Site({ model, media, placeholders, overdue, ...assemble(model, checked, bodies) }) }
}

interface RuleInput {
  model: ContentModel
  files: ParsedFile[]
  media: Map<string, MediaFile>
  tokens: Tokens
  checked: CheckedFile[]
  bodies: Map<string, Root>
  today: string
}

/** What no schema can see: the rules that look at more than one value. */
function checkRules({ model, files, media, tokens, checked, bodies, today }: RuleInput): Problem[] {
  const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
  const targets = new Targets({ model, files, media: [...media.keys()], accepted, bodies })
  const isSource = (address: string) => isFigureSource(files, address)
  const readable = files.filter(({ isBroken }) => !isBroken)
  return [
    ...readable.flatMap((file) => [
      ...checkRetyped(file, tokens),
      ...checkFigures(file, isSource),
      ...checkPictures(file, media, model.proseWidth),
    ]),
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(readable),
    ...checked.flatMap((file) => [
      ...checkReferences(file, targets),
      ...checkOwnRules(file, media, targets),
      ...checkPastDays(file, today),
    ]),
  ]
}

/** Whether an address is that of a page whose figures are free as a whole. */
function isFigureSource(files: ParsedFile[], address: string): boolean {
  return files.some(({ slot }) => {
    const isFree = slot.policies?.freeFigures.some((pattern) => pattern.length === 0) ?? false
    return isFree && slot.kind === 'entry' && slot.definition.address(slot.slug) === address
  })
}

/** Puts the checked files where pages look for them. */
function assemble(model: ContentModel, checked: CheckedFile[], bodies: Map<string, Root>) {
  const files = new Map(
    checked.flatMap(({ file: { slot, source }, data }) => (slot.kind === 'file' ? [[source.path, data] as const] : [])),
  )
  const folders = new Set(checked.map(({ file }) => posix.dirname(file.source.path)))
  const present = model.collections.filter(({ name }) => folders.has(name))
  const entries = new Map(
    present.map((definition) => {
      const found = checked.flatMap(({ file: { slot, source }, data }) => {
        if (slot.kind !== 'entry' || slot.definition.name !== definition.name) return []
        const body = bodies.get(source.path)
        return [{ ...data, slug: slot.slug, ...(body && { body }) }]
      })
      return [definition.name, found.sort((a, b) => definition.compare(a, b))] as const
    }),
  )
  return { files, entries }
}
