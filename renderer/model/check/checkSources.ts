import { posix } from 'node:path'
import type { Root } from 'hast'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { compileMdx } from '../mdx/compileMdx.ts'
import { type ParsedFile, parseFile } from '../parse/contentFile.ts'
import { Slots } from '../parse/slot.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { Site } from '../site.ts'
import { type Acceptance, accept } from './accept.ts'
import { checkOwnRules, checkPastDays, checkReferences, contextOf, overdueDays } from './data.ts'
import { checkAddresses, checkDuplicates } from './duplicates.ts'
import { checkFigures } from './figures.ts'
import { namesOf } from './names.ts'
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
  const checked = files.flatMap((file) => collect(accept(file, tokens, model), problems))
  const bodies = compileBodies(model, files, checked, media)
  const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
  const targets = new Targets({ model, files, media: [...media.keys()], accepted, bodies })
  const shared = {
    media: (path: string) => media.get(path),
    isAddress: (address: string) => targets.isAddress(address),
  }
  const readable = files.filter(({ isBroken }) => !isBroken)
  problems.push(
    ...readable.flatMap((file) => [
      ...checkRetyped(file, tokens),
      ...checkFigures(file, (address) => isFigureSource(files, address)),
      ...checkPictures(file, media, model.proseWidth),
    ]),
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(readable),
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

/** Sorts a step's result: problems to the list, the rest on to the next step. */
function collect({ checked, problems: found }: Acceptance, problems: Problem[]): CheckedFile[] {
  problems.push(...found)
  return checked
}

/** The bodies of files whose syntax is right, by path: their headings can be linked to even where the front matter has faults. */
function compileBodies(
  model: ContentModel,
  files: ParsedFile[],
  checked: CheckedFile[],
  media: Map<string, MediaFile>,
): Map<string, Root> {
  const names = namesOf(model, checked)
  const read = ({ path }: { path: string }) => files.find(({ source }) => source.path === path)?.yaml.data
  return new Map(
    files.flatMap(({ source, body, isBroken }) =>
      body && !isBroken ? [[source.path, compileMdx(body.tree, model, { read, names, media })] as const] : [],
    ),
  )
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
  const entries = new Map(
    model.collections.map((definition) => {
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
