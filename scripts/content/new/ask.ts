import { autocomplete, cancel, isCancel, select, text } from '@clack/prompts'
import type { Missing } from './draft.ts'
import type { Typed } from './readNew.ts'

/** Choices that are seen at once; of more, one is found by typing a part of it. */
const SEARCHED = 8

/** Asks for the title and for what is missing; undefined where the writer wants to stop. */
export async function askFor(typed: Typed, open: Missing[]): Promise<Typed | undefined> {
  const validate = (value: string | undefined) => (value?.trim() ? undefined : 'Write something.')
  const title = typed.title ?? given(await text({ message: 'What is it called?', validate }))
  if (title === undefined) return undefined
  const answers = new Map(typed.answers)
  for (const field of open) {
    const answer = given(await askField(field))
    if (answer === undefined) return undefined
    answers.set(field.key, answer)
  }
  return { ...typed, title, answers }
}

/** A choice by typing a part of it, or a number. */
function askField({ key, says, kind, choices = [] }: Missing): Promise<unknown> {
  const message = `${key}: ${says}`
  const options = choices.map((value) => ({ value }))
  if (options.length > SEARCHED) return autocomplete({ message, maxItems: SEARCHED, options })
  if (options.length > 0) return select({ message, options })
  const validate = (value: string | undefined) =>
    Number.isFinite(Number(value?.trim() || NaN)) ? undefined : `Write ${kind}.`
  return text({ message, validate })
}

function given(answer: unknown): string | undefined {
  if (!isCancel(answer)) return String(answer).trim()
  cancel('Nothing was written.')
  return undefined
}
