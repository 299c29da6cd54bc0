import { basename, posix } from 'node:path'
import { type ContentFile, parseContentFile } from './contentFile.ts'
import { compileMdx } from './mdx.ts'
import { type Pictures, readPictures, sizePictures } from './pictures.ts'
import type { Problem } from './problem.ts'
import { checkAudio } from './rules/audio.ts'
import { checkBrandFacts } from './rules/brandFacts.ts'
import { checkDates } from './rules/dates.ts'
import { checkDuplicates } from './rules/duplicates.ts'
import { checkFigures } from './rules/figures.ts'
import { checkPictures } from './rules/pictures.ts'
import { checkRedirects } from './rules/redirects.ts'
import { checkReferences, targetsOf } from './rules/references.ts'
import { checkSentences } from './rules/sentences.ts'
import { COLLECTION_NAMES, COLLECTIONS, type Content } from './schemas/collections.ts'
import { REQUIRED_PATHS, slotOf } from './slot.ts'
import { claimIds, type Slugs, slugsOf } from './slugs.ts'
import { readFiles, type Source, whole } from './source.ts'
import { replaceComponents, replaceTokens, type TokenValues, tokenValues } from './tokens.ts'
import { type CheckedFile, validate } from './validate.ts'
import type { Placeholder } from './yaml.ts'

/** The whole site as data: validated once, trusted everywhere. */
export interface Site extends Content {
  slugs: Slugs
  /** The files of `content/media`. */
  media: string[]
  /** Those of them that are pictures made of pixels, with their sizes. */
  pictures: Pictures
  /** The values that the owner still has to supply. */
  placeholders: Placeholder[]
}

export type LoadResult = { site: Site; problems?: never } | { site?: never; problems: Problem[] }

export interface LoadOptions {
  /** The content folder. */
  root: string
  /** The day against which dates are checked, `2026-11-20`. */
  today: string
}

/** Reads and checks a content folder: the site, or every problem of every file. */
export async function loadSite({ root, today }: LoadOptions): Promise<LoadResult> {
  const { sources, media, problems } = readFiles(root)
  const { pictures, problems: unreadable } = await readPictures(root, media)
  problems.push(...missingFiles(root, sources), ...unreadable)
  const files = sources.flatMap((source) => parseFile(source, problems) ?? [])
  const values = tokenValues(files)
  const checked = files.flatMap((file) => collect(validate(file, replaceTokens(file, values, problems)), problems))
  const slugs = slugsOf(files)
  const targets = targetsOf(slugs, claimIds(files), media)
  problems.push(
    ...files.flatMap((file) => [
      ...checkBrandFacts(file, values),
      ...checkFigures(file),
      ...checkPictures(file, pictures),
    ]),
    ...checkDuplicates(checked),
    ...checkSentences(checked),
    ...checked.flatMap((file) => [
      ...checkReferences(file, targets),
      ...checkRedirects(file, targets),
      ...checkDates(file, today),
    ]),
    ...(await Promise.all(checked.map((file) => checkAudio(file, root, media)))).flat(),
  )
  if (problems.length > 0) return { problems }
  const placeholders = files.flatMap(({ yaml }) => yaml.placeholders)
  return { site: { ...assemble(checked, values, pictures), slugs, media, pictures, placeholders } }
}

function missingFiles(root: string, sources: Source[]): Problem[] {
  const present = new Set(sources.map(({ path }) => path))
  return REQUIRED_PATHS.filter((path) => !present.has(path)).map((path) =>
    whole(posix.join(basename(root), path), 'The file is missing.', 'Every site has it.'),
  )
}

function parseFile(source: Source, problems: Problem[]): ContentFile | undefined {
  const slot = slotOf(source)
  if (!('message' in slot)) return parseContentFile(source, slot, problems)
  problems.push(slot)
  return undefined
}

/** Sorts a step's result: problems to the list, anything else on to the next step. */
function collect<Result extends object>(result: Result | Problem[], problems: Problem[]): Result[] {
  if (!Array.isArray(result)) return [result]
  problems.push(...result)
  return []
}

/** Puts the checked files where pages look for them. Each file's type is its slot's schema's, which the compiler cannot follow. */
function assemble(checked: CheckedFile[], values: TokenValues, pictures: Pictures): Content {
  const singles = checked.flatMap(({ file: { slot }, data }) => (slot.kind === 'single' ? [[slot.name, data]] : []))
  const copy = checked.flatMap(({ file: { slot }, data }) => (slot.kind === 'page' ? [[slot.name, data]] : []))
  const collections = COLLECTION_NAMES.map((name) => [name, entriesOf(name, checked, values, pictures)])
  return {
    ...Object.fromEntries(singles),
    copy: Object.fromEntries(copy),
    ...Object.fromEntries(collections),
  } as Content
}

function entriesOf(
  name: (typeof COLLECTION_NAMES)[number],
  checked: CheckedFile[],
  values: TokenValues,
  pictures: Pictures,
): object[] {
  const entries = checked.flatMap(({ file, data }) => {
    if (file.slot.kind !== 'entry' || file.slot.name !== name) return []
    const entry = { ...(data as object), slug: file.slot.slug }
    if (!file.body) return [entry]
    replaceComponents(file.body.tree, values)
    const body = compileMdx(file.body.tree)
    sizePictures(body, pictures)
    return [{ ...entry, body }]
  })
  return entries.sort(COLLECTIONS[name].compare as (a: object, b: object) => number)
}
