import { autocomplete, cancel, isCancel, text } from '@clack/prompts'
import type { NewOptions } from './readArguments.ts'
import type { MissingField } from './sampleData.ts'

const MAX_CHOICES = 8

/** Returns undefined if the writer cancels. */
export async function askFor(newOptions: NewOptions, missing: MissingField[]): Promise<NewOptions | undefined> {
  const validate = (value: string | undefined) => (value?.trim() ? undefined : 'Enter a title.')
  const title = newOptions.title ?? unwrapPrompt(await text({ message: "What's the title or name?", validate }))
  if (title === undefined) return undefined
  const answers = new Map(newOptions.answers)
  for (const field of missing) {
    const answer = unwrapPrompt(await askField(field))
    if (answer === undefined) return undefined
    answers.set(field.key, answer)
  }
  return { ...newOptions, title, answers }
}

function askField({ key, description, kind, choices = [] }: MissingField): Promise<unknown> {
  const message = `${key}: ${description}`
  const options = choices.map((value) => ({ value }))
  if (options.length > 0) return autocomplete({ message, maxItems: MAX_CHOICES, options })
  const validate = (value: string | undefined) =>
    Number.isFinite(Number(value?.trim() || NaN)) ? undefined : `Enter ${kind}.`
  return text({ message, validate })
}

function unwrapPrompt(answer: unknown): string | undefined {
  if (!isCancel(answer)) return String(answer).trim()
  cancel('Nothing was written.')
  return undefined
}
