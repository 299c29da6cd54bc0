import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { textAt } from '../define/path.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, ruled } from '../explain/problem.ts'
import type { Memory } from '../parse/memory.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { Tokens } from '../parse/tokens.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { checkOwnRules, checkPastDays, checkReferences, overdueDays } from '../rules/data.ts'
import { checkAddresses, checkDuplicates, checkHeadingIds } from '../rules/duplicates.ts'
import { keepGenerated } from '../rules/generated.ts'
import { looksOf } from '../rules/looks.ts'
import { originIn } from '../rules/ownLinks.ts'
import { mediaUse } from '../rules/pictures.ts'
import { checkSeen, checkWindow, reviewHints, type Times } from '../rules/schedules.ts'
import { checkSentences } from '../rules/sentences.ts'
import { dayIn, type Instant, instantOf } from '../schedule/moments.ts'
import { Timetable } from '../schedule/timetable.ts'
import type { Site } from '../site.ts'
import { Bodies, withBody } from '../targets/bodies.ts'
import { Targets } from '../targets/targets.ts'
import { checkAlone } from './alone.ts'
import { parseFiles } from './files.ts'
import { guarded } from './guarded.ts'
import { checkMedia } from './media.ts'
import { seenSite, wholeSite } from './seenSite.ts'

/**
 * The site, and what it was made of; or every problem. The files are there in either case, because other checks may look at them,
 * and so is when each entry is to be seen.
 */
export type CheckResult = { files: ParsedFile[]; now: Instant; timetable: Timetable } & (
  | Sound
  | { site?: never; seen?: never; checked?: never; problems: Problem[] }
)

interface Sound {
  /** All that there is, drafts among it: for writers, and for what moves or names files. */
  site: Site
  /** What visitors see now. */
  seen: () => Site
  checked: CheckedFile[]
  /** What is no error, and worth a look. */
  hints: Problem[]
  problems?: never
}

/**
 * Checks a content folder in memory: the site, or every problem of every file. A pure function.
 * @param moment now: `2026-11-20`, the start of that day, or `2026-11-20T09:00-05:00`. It decides what visitors see, and which
 * days are in the future.
 * @param memory what files came to in an earlier run; it changes the time that this takes, and nothing else.
 */
export function checkSources(model: ContentModel, folder: ContentFolder, moment: string, memory?: Memory): CheckResult {
  const problems = [...ruled('files', folder.problems)]
  const files = parseFiles(model, folder, problems, memory)
  const media = checkMedia(model, folder, problems)
  const tokens = new Tokens(model, files)
  const alone = checkAlone(
    files,
    { model, tokens, media, figureSources: figureSources(files), origin: originIn(model, files) },
    memory,
  )
  const checked = alone.flatMap((each) => each.checked)
  const bodies = new Bodies(model, files, checked, media)
  const times = timesOf(model, checked, moment)
  const together = checkTogether({ model, files, media, checked, bodies, times })
  const found = [...alone.map((each) => each.problems), together.problems]
  // One by one: a list of a hundred thousand is too long for the arguments of a call.
  for (const problem of found.flat()) problems.push(problem)
  if (problems.length > 0) return { problems: keepGenerated(problems, folder.name, model), files, ...times }
  const placeholders = files.flatMap(({ yaml }) => yaml.placeholders)
  const overdue = checked.flatMap((file) => overdueDays(file, times.today))
  const use = mediaUse(media, checked, model)
  const data = { model, media, use, placeholders, overdue, ...assemble(model, checked, bodies) }
  const { timetable, now } = times
  const site = wholeSite(data, timetable, now)
  return {
    files,
    now,
    site,
    seen: () => seenSite(data, checked, timetable, now),
    timetable,
    checked,
    hints: together.hints,
  }
}

/** What time it is, where the company is. */
function timesOf(model: ContentModel, checked: CheckedFile[], moment: string): Times {
  const holder = model.singletons.find(({ zone }) => zone !== undefined)
  const data = checked.find(({ file }) => file.source.path === holder?.path)?.data
  const zone = textAt(data, holder?.zone ?? []) || 'UTC'
  const now = instantOf(moment, zone)
  return { timetable: new Timetable(model, checked, zone), now, today: dayIn(zone, now) }
}

interface Together {
  model: ContentModel
  files: ParsedFile[]
  media: Map<string, MediaFile>
  checked: CheckedFile[]
  bodies: Bodies
  times: Times
}

/** The rules that hold files against each other. */
function checkTogether({ model, files, media, checked, bodies, times }: Together) {
  const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
  const targets = new Targets({ model, files, media: [...media.keys()], accepted, bodies })
  const hints: Problem[] = []
  const duplicates = ruled('duplicates', [
    ...checkDuplicates(model, checked),
    ...checkAddresses(model, checked),
    ...checkSentences(files.filter(({ isBroken }) => !isBroken)),
  ])
  const shared = new Set(duplicates.map(({ file }) => file))
  const sound = new Map(
    checked.flatMap(({ file }) => (shared.has(file.source.file) ? [] : [[file.source.path, file] as const])),
  )
  const problems = [
    ...duplicates,
    ...checked.flatMap((file) => {
      const problems: Problem[] = []
      const step = () => {
        const seen = checkSeen(file, times)
        hints.push(
          ...ruled('references', seen.hints),
          ...ruled('truth', reviewHints(file, times)),
          ...ruled('text', looksOf(file)),
        )
        return [
          ruled('references', [...checkReferences(file, { targets, model, sound }), ...seen.problems]),
          ruled('truth', [
            ...checkOwnRules(file, { media, targets, times, sound }),
            ...checkWindow(file, times),
            ...checkPastDays(file, times),
          ]),
          ruled('duplicates', checkHeadingIds(file, model)),
        ]
      }
      return [...guarded(file.file.source.file, problems, step, []).flat(), ...problems]
    }),
  ]
  return { problems, hints }
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
  const folders = new Set(checked.map(({ file }) => posix.dirname(file.source.path)))
  const present = model.collections.filter(({ name }) => folders.has(name))
  const entries = new Map(
    present.map((definition) => {
      const found = checked.flatMap(({ file: { slot, source }, data }) => {
        if (slot.kind !== 'entry' || slot.definition.name !== definition.name) return []
        return [withBody({ ...data, slug: slot.slug }, source.path, bodies)]
      })
      return [definition.name, found.sort((a, b) => definition.compare(a, b))] as const
    }),
  )
  return { files, entries }
}
