import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { type ParsedFile, parseFile } from '../parse/contentFile.ts'
import { Slots } from '../parse/slot.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { Site } from '../site.ts'
import { checkAlone } from './alone.ts'
import { Bodies } from './bodies.ts'
import { checkOwnRules, checkPastDays, checkReferences, contextOf, overdueDays } from './data.ts'
import { checkAddresses, checkDuplicates } from './duplicates.ts'
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
  const alone = checkAlone(files, { model, tokens, media, figureSources: figureSources(files) })
  problems.push(...alone.flatMap((each) => each.problems))
  const checked = alone.flatMap((each) => each.checked)
  const bodies = new Bodies(model, files, checked, media)
  const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
  const targets = new Targets({ model, files, media: [...media.keys()], accepted, bodies })
  const shared = {
    media: (path: string) => media.get(path),
    isAddress: (address: string) => targets.isAddress(address),
  }
  problems.push(
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(files.filter(({ isBroken }) => !isBroken)),
    ...checked.flatMap((file) => [
      ...checkReferences(file, targets),
      ...checkOwnRules(file, contextOf(file, shared)),
      ...checkPastDays(file, today),
    ]),
  )
  if (problems.length > 0) return { problems }
  const placeholders = files.flatMap(({ yaml }) => yaml.placeholders)
  const overdue = checked.flatMap((file) => overdueDays(file, today))
  return { site: new Site({ model, media, placeholders, overdue, ...assemble(model, checked, bodies) }) }
}

/** Every file that has a place in the model, whether or not it can be read; what has none is a problem, and what is missing. */
function parseFiles(model: ContentModel, { name, texts }: ContentFolder, problems: Problem[]): ParsedFile[] {
  const slots = new Slots(model)
  const fileOf = (path: string) => posix.join(name, path)
  const missing = slots.required().filter((path) => !texts.has(path))
  problems.push(...missing.map((path) => whole(fileOf(path), 'The file is missing.', 'Every site has it.')))
  return [...texts].flatMap(([path, bytes]) => {
    const slot = slots.find(path, fileOf(path))
    if ('message' in slot) {
      problems.push(slot)
      return []
    }
    const { file, problems: faults } = parseFile(path, fileOf(path), bytes, slot, model)
    problems.push(...faults)
    return [file]
  })
}

const UNKNOWN_MEDIA = 'Media are MP3, PNG, JPEG, WebP, AVIF, SVG or PDF files.'
const DAMAGED: Record<string, [message: string, hint: string]> = {
  picture: [
    'The picture cannot be read: the file is damaged, or is no picture.',
    'Open it in an image editor and export it again as PNG or JPEG.',
  ],
  recording: [
    'The recording cannot be read: the file is damaged or empty, or is no MP3.',
    'Export it again as MP3 from the program that recorded it.',
  ],
}

function publishedMedia({ name, media }: ContentFolder, problems: Problem[]): Map<string, MediaFile> {
  const published = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    const problem = (message: string, hint: string) =>
      problems.push(whole(posix.join(name, 'media', path), message, hint))
    if (!file) problem('This kind of file is not published.', UNKNOWN_MEDIA)
    else published.set(path, file)
    if (file?.kind === 'unreadable')
      problem(...((path.endsWith('.mp3') ? DAMAGED.recording : DAMAGED.picture) as [string, string]))
  }
  return published
}

/** The addresses of pages whose figures are free as a whole. */
function figureSources(files: ParsedFile[]): string[] {
  return files.flatMap(({ slot }) => {
    const isFree = slot.policies?.freeFigures.some((pattern) => pattern.length === 0) ?? false
    return isFree && slot.kind === 'entry' ? [slot.definition.address(slot.slug)] : []
  })
}

/** Puts the checked files where pages look for them. */
function assemble(model: ContentModel, checked: CheckedFile[], bodies: Bodies) {
  const files = new Map(
    checked.flatMap(({ file: { slot, source }, data }) => (slot.kind === 'file' ? [[source.path, data] as const] : [])),
  )
  const entries = new Map(
    model.collections.map((definition) => {
      const found = checked.flatMap(({ file: { slot, source }, data }) => {
        if (slot.kind !== 'entry' || slot.definition.name !== definition.name) return []
        const body = bodies.of(source.path)
        return [{ ...data, slug: slot.slug, ...(body && { body }) }]
      })
      return [definition.name, found.sort((a, b) => definition.compare(a, b))] as const
    }),
  )
  return { files, entries }
}
