import { autocomplete, cancel, isCancel, text } from '@clack/prompts'
import type { EntryOptions } from './readArguments.ts'
import type { MissingField } from './sampleData.ts'

/** Longer lists scroll. */
const VISIBLE_CHOICES = 8

/** Asks for the title and missing fields in the terminal. Returns undefined if the writer cancels. */
export async function askForMissing(options: EntryOptions, missing: MissingField[]): Promise<EntryOptions | undefined> {
  const validate = (value: string | undefined) => (value?.trim() ? undefined : 'Enter a title.')
  const title = options.title ?? getAnswerOrCancel(await text({ message: "What's the title or name?", validate }))
  if (title === undefined) return undefined
  const fieldValues = new Map(options.fieldValues)
  for (const field of missing) {
    const answer = getAnswerOrCancel(await askField(field))
    if (answer === undefined) return undefined
    fieldValues.set(field.key, answer)
  }
  return { ...options, title, fieldValues }
}

function askField({ key, description, kind, choices = [] }: MissingField): Promise<unknown> {
  const message = `${key}: ${description}`
  const options = choices.map((value) => ({ value }))
  if (options.length > 0) return autocomplete({ message, maxItems: VISIBLE_CHOICES, options })
  const validate = (value: string | undefined) =>
    Number.isFinite(Number(value?.trim() || NaN)) ? undefined : `Enter ${kind}.`
  return text({ message, validate })
}

/** Returns the answer. If the writer canceled, says that nothing was written, and returns undefined. */
function getAnswerOrCancel(answer: unknown): string | undefined {
  if (!isCancel(answer)) return String(answer).trim()
  cancel('Nothing was written.')
  return undefined
}
