import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { type Diagnostic, fileProblem, withRule } from '../explain/diagnostic.ts'
import { parseFile, unreadFile } from '../parse/contentFile.ts'
import { FileTypes } from '../parse/fileType.ts'
import type { CheckedFile, Parsed, ParsedFile, TextFile } from '../parse/parsedFile.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { overdueDays } from '../rules/data.ts'
import { keepGenerated } from '../rules/generated.ts'
import { originIn } from '../rules/ownLinks.ts'
import { mediaUse } from '../rules/pictures.ts'
import type { Times } from '../rules/schedules.ts'
import { sentencesIn } from '../rules/sentences.ts'
import { spellingsIn } from '../rules/spellings.ts'
import { dayIn, type Instant, instantOf } from '../schedule/instants.ts'
import { Timetable } from '../schedule/timetable.ts'
import { zoneIn } from '../schedule/zone.ts'
import type { Site } from '../site.ts'
import { Bodies, type ValueCache } from '../targets/bodies.ts'
import { Targets } from '../targets/targets.ts'
import { completeFixes } from './completeFix.ts'
import { type Cache, FileCache } from './fileCache.ts'
import { guarded } from './guarded.ts'
import { checkMedia } from './media.ts'
import { checkFile, type PerFile, type Surroundings } from './perFile.ts'
import { settleFixes } from './settleFixes.ts'
import { assemble, publishedSite, wholeSite } from './sites.ts'
import { checkTogether } from './together.ts'

export type CheckResult = { files: ParsedFile[]; targets: Targets; now: Instant; timetable: Timetable } & (
  | Sound
  | { site?: never; seen?: never; checked?: never; hints?: undefined; problems: Diagnostic[] }
)

interface Sound {
  site: Site
  seen: () => Site
  checked: CheckedFile[]
  hints: Diagnostic[]
  problems?: never
}

interface FileState {
  name: string
  bytes: Uint8Array
  parsed: Parsed
  perFile?: PerFile & { surroundings: string }
}

/** Validates content folders and caches results per file. */
export class Checker {
  readonly model: ContentModel
  readonly cache: Cache | undefined
  private readonly values: ValueCache | undefined
  private readonly kept: FileCache | undefined
  private readonly fileTypes: FileTypes
  private readonly states = new Map<string, FileState>()
  private bodies: Bodies | undefined

  constructor(model: ContentModel, cache?: Cache, values?: ValueCache) {
    this.model = model
    this.cache = cache
    this.values = values
    this.kept = cache && new FileCache(cache, model)
    this.fileTypes = new FileTypes(model)
  }

  /** @param instant `2026-11-20` or `2026-11-20T09:00-05:00` */
  check(folder: ContentFolder, instant: string): CheckResult {
    const { model } = this
    const problems = [...withRule('files', folder.problems)]
    const states = this.statesOf(folder, problems)
    const files = states.map(({ parsed }) => parsed.file)
    const media = checkMedia(model, folder, problems)
    const tokens = new Tokens(model, files)
    const origin = originIn(model, files)
    const spellings = spellingsIn(model, files)
    const zone = zoneIn(model, files)
    const surroundings = { model, tokens, media, figureSources: figureSources(files), origin, spellings, zone }
    const perFile = checkEach(states, surroundings, this.kept)
    const checked = perFile.flatMap((each) => each.checked ?? [])
    const bodies = new Bodies({ model, files, checked, media, cache: this.values, earlier: this.bodies })
    this.bodies = bodies
    const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
    const targets = new Targets({ model, files, media: [...media.keys()], accepted, bodies })
    const unfinished = perFile.flatMap((each, index) => (each.isUnfinished ? [files[index] as ParsedFile] : []))
    const { pages } = targets
    const times = timesAt(instant, new Timetable({ model, checked, zone: zone ?? 'UTC', pages, unfinished }))
    const sentences = perFile.map((each, index) => ({ file: files[index] as ParsedFile, sentences: each.sentences }))
    const together = checkTogether({ model, sentences, media, checked, targets, times })
    // Spreading 100,000 arguments overflows the stack.
    for (const problem of [...perFile.map((each) => each.problems), together.problems].flat()) problems.push(problem)
    const { timetable, now } = times
    const looked = { files, targets, timetable, now }
    if (problems.length > 0)
      return { ...looked, problems: keepGenerated(settleFixes(problems, targets), folder.name, model) }
    const data = {
      model,
      media,
      use: mediaUse(media, checked, model),
      placeholders: files.flatMap(({ yaml }) => yaml.placeholders),
      overdue: checked.flatMap((file) => overdueDays(file, times.today)),
      zone: timetable.zone,
      ...assemble(model, checked, bodies, timetable.zone),
    }
    const seen = () => publishedSite(data, checked, timetable, now)
    return {
      ...looked,
      site: wholeSite(data, timetable, now),
      seen,
      checked,
      hints: settleFixes([...perFile.flatMap((each) => each.hints), ...together.hints], targets),
    }
  }

  private statesOf({ name, texts }: ContentFolder, problems: Diagnostic[]): FileState[] {
    const fileOf = (path: string) => posix.join(name, path)
    for (const path of this.fileTypes.required([...texts.keys()]))
      if (!texts.has(path))
        problems.push(...withRule('files', [fileProblem(fileOf(path), 'The file is missing.', hintOf(path))]))
    return [...texts].flatMap(([path, bytes]) => {
      const fileType = this.fileTypes.find(path, fileOf(path))
      if ('message' in fileType) {
        problems.push({ ...fileType, rule: 'files' })
        return []
      }
      return [this.stateOf({ path, name: fileOf(path), bytes, fileType })]
    })
  }

  private stateOf(file: TextFile): FileState {
    const { path, name, bytes } = file
    const earlier = this.states.get(path)
    if (earlier?.name === name && Buffer.compare(earlier.bytes, bytes) === 0) return earlier
    const state = { name, bytes, parsed: this.parse(file) }
    this.states.set(path, state)
    return state
  }

  private parse(file: TextFile): Parsed {
    const problems: Diagnostic[] = []
    const step = () => this.kept?.parse(file) ?? parseFile(file, this.model)
    const parsed = guarded(file.name, problems, step, undefined)
    if (!parsed) return { file: unreadFile(file), problems }
    return { ...parsed, problems: withRule('text', parsed.problems) }
  }
}

function checkEach(states: FileState[], surroundings: Surroundings, kept?: FileCache): PerFile[] {
  const { tokens, media, figureSources, origin, spellings, zone } = surroundings
  const key = JSON.stringify([tokens.values, [...media], figureSources, origin, spellings, zone])
  return states.map((state) => {
    if (state.perFile?.surroundings !== key)
      state.perFile = { ...checkOne(state.parsed, surroundings, key, kept), surroundings: key }
    return state.perFile
  })
}

function checkOne({ file, problems }: Parsed, surroundings: Surroundings, key: string, kept?: FileCache): PerFile {
  const found = kept?.checked(file, key)
  if (found) return { checked: found, problems: [], isUnfinished: false, hints: [], sentences: sentencesIn(file) }
  const perFile = checkFile(file, surroundings)
  const all = [...problems, ...perFile.problems]
  if (all.length > 0) return { ...perFile, problems: completeFixes(file, all, surroundings) }
  if (perFile.checked && perFile.hints.length === 0) kept?.keepChecked(perFile.checked, key)
  return perFile
}

function hintOf(path: string): string {
  return posix.basename(path).startsWith('_')
    ? `It holds the words of pages: \`${posix.dirname(path)}\` has none without it.`
    : 'Every site has it.'
}

function timesAt(instant: string, timetable: Timetable): Times {
  const now = instantOf(instant, timetable.zone)
  return { timetable, now, today: dayIn(timetable.zone, now) }
}

function figureSources(files: ParsedFile[]): string[] {
  return files.flatMap(({ fileType }) => {
    const isFree = fileType.policies?.freeFigures.some((pattern) => pattern.length === 0) ?? false
    return isFree && fileType.kind === 'entry' ? [fileType.definition.address(fileType.slug)] : []
  })
}
