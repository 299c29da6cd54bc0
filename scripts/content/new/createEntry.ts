import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { counted } from '../../build/steps/step.ts'
import { PlainError } from '../../errors.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import type { Asked } from './asked.ts'
import { kindCalled } from './kinds.ts'
import { missing, writeEntry } from './newEntry.ts'
import type { Typed } from './readNew.ts'

/**
 * Makes a new entry, and says where it will appear. What is missing is asked for where somebody can answer.
 * @returns whether it was written.
 * @throws {PlainError} if something is missing and nobody can be asked, or the file cannot be.
 */
export async function createEntry(
  index: ContentIndex,
  kind: string,
  typed: Typed,
  isAnswered = process.stdin.isTTY === true && process.stdout.isTTY === true,
): Promise<boolean> {
  const definition = kindCalled(index.model, kind)
  const isDraft = typed.answers.get('draft') === 'true'
  if (isDraft && !hasSchedule(definition.schema))
    throw new PlainError(`A ${definition.singular} has no page of its own, and so is no draft. Nothing was written.`)
  const told = isAnswered ? await askFor(typed, missing(index, definition, typed.answers)) : typed
  if (told === undefined) return false
  const open = missing(index, definition, told.answers)
  if (told.title === undefined || open.length > 0) throw new PlainError(whatIsMissing(told.title, open))
  const { path, samples } = writeEntry(index, definition, { ...told, title: told.title })
  const slug = told.slug ?? slugOf(told.title)
  console.log(`${index.folder.name}/${path} is written.`)
  if (isDraft) console.log('It is a draft: visitors see it once its line `draft: true` is taken away.')
  else if (hasSchedule(definition.schema))
    console.log('To keep it from visitors while you write, take the # away before its line `draft: true`.')
  console.log(
    definition.page
      ? `Its page will be ${definition.address(slug)}: npm run dev shows it as you write.`
      : `It has no page of its own: pages show it among the others of ${definition.name}/.`,
  )
  console.log(
    `${counted(samples, 'value')} in it ${samples === 1 ? 'is a sample' : 'are samples'}: write each, and remove its tag !placeholder.`,
  )
  return true
}

/** What a writer has to tell before anything can be written. */
export function whatIsMissing(title: string | undefined, open: Asked[]): string {
  const lines = open.map(({ key, says, kind }) => `  --${key}  ${says} (${kind})`)
  return [
    'Nothing was written. This is missing:',
    ...(title === undefined ? ['  "<title>"  What it is called.'] : []),
    ...lines,
  ].join('\n')
}

/** Prompts are loaded when somebody is there to answer. */
async function askFor(typed: Typed, open: Asked[]): Promise<Typed | undefined> {
  const { askField, askText } = await import('./ask.ts')
  const title = typed.title ?? (await askText('What is it called?'))
  if (title === undefined) return undefined
  const answers = new Map(typed.answers)
  for (const field of open) {
    const answer = await askField(field)
    if (answer === undefined) return undefined
    answers.set(field.key, answer)
  }
  return { ...typed, title, answers }
}
