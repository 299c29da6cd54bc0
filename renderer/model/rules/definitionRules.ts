import { matchesPattern, selectValues } from '../define/path.ts'
import { hasSchedule, type ScheduleFields } from '../define/schedule.ts'
import type { DataProblem, Diagnostic, FieldLocation } from '../diagnostics/diagnostic.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import { createProblemAt, createValuesFix } from '../parse/yamlFix.ts'
import { ALWAYS_VISIBLE } from '../schedule/timetable.ts'
import type { ContentContext } from './ruleContexts.ts'

/** Runs `checkEntry` of the definition, which only reads one entry. */
export function checkEntry({ file, data }: ValidFile): Diagnostic[] {
  return (file.fileType.rules?.checkEntry(data) ?? []).map((problem) => locateDataProblem(file, problem))
}

/** Runs `checkInContext` of the definition, which can read the rest of the content. */
export function checkInContext({ file, data }: ValidFile, context: ContentContext) {
  const { media, targets, schedule, uniqueFilesByPath } = context
  const { fileType, yaml } = file
  const problems = fileType.rules?.checkInContext(data, {
    getMedia: (path) => media.get(path),
    getServedKind: (address) => {
      // A scheduled page can be a redirect until it's published.
      const isScheduled = schedule.timetable.getPageVisibility(address) !== ALWAYS_VISIBLE
      return targets.addresses.has(address) && isScheduled ? undefined : targets.getServedKind(address)
    },
    getEntry: (collection, slug) => targets.findEntry(collection, slug),
    isPlaceholder: (path) =>
      yaml.placeholders.some((placeholder) => matchesPattern(path, [placeholder.path.split('.')])),
  })
  return (problems ?? []).flatMap((problem) => {
    const problemFile = problem.otherFile === undefined ? file : uniqueFilesByPath.get(problem.otherFile)
    return problemFile ? [locateDataProblem(problemFile, problem)] : []
  })
}

function locateDataProblem(file: ParsedFile, problem: DataProblem): Diagnostic {
  const { path, isKey, message, hint, fixedValues, isCertain = false } = problem
  const range = isKey ? file.yaml.getKeyRange(path) : file.yaml.getRange(path)
  const fix = fixedValues && createValuesFix(file, fixedValues, { isCertain })
  return file.source.createProblem(range, message, hint, fix)
}

/** Reports `pastDates` that are later than both today and the day of publication. */
export function checkFutureDates({ file, data }: ValidFile, { schedule }: ContentContext): Diagnostic[] {
  const { today, timetable } = schedule
  const { publish_at } = data as ScheduleFields
  const publicationDay = publish_at ? timetable.timeZone.parseDay(publish_at) : ''
  const latestAllowed = publicationDay > today ? publicationDay : today
  return listDays(data, file.fileType.rules?.pastDates ?? [])
    .filter(({ day }) => day > latestAllowed)
    .map(({ path, day }) => {
      const message = `\`${String(path.at(-1))}\` is in the future (today is ${today}).`
      const canSchedule = path.length === 1 && publish_at === undefined && hasSchedule(file.fileType.schema)
      if (!canSchedule)
        return createProblemAt(file, path, message, "Publish it on that day, or write today's date or an earlier one.")
      const createHint = (advice: string) =>
        `To publish it on that day, ${advice}. Otherwise, write today's date or an earlier one.`
      const hint = createHint(`add a line: \`publish_at: ${day}\``)
      return { ...createProblemAt(file, path, message, hint), formHint: createHint(`fill in \`publish_at\`: ${day}`) }
    })
}

/** Lists `reviewDates` before today. @param today an ISO day */
export function listOverdueReviews({ file, data }: ValidFile, today: string): FieldLocation[] {
  return listDays(data, file.fileType.rules?.reviewDates ?? [])
    .filter(({ day }) => day < today)
    .map(({ path }) => {
      const { file: name, line, column } = createProblemAt(file, path, '')
      return { file: name, line, column, path: path.join('.') }
    })
}

function listDays(data: object, fieldPatterns: readonly (readonly string[])[]) {
  return fieldPatterns.flatMap((pattern) =>
    selectValues(data, pattern).flatMap(({ value, path }) => (typeof value === 'string' ? [{ day: value, path }] : [])),
  )
}
