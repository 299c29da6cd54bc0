import { autocomplete, cancel, isCancel, select, text } from '@clack/prompts'
import type { Asked } from './asked.ts'

/** Choices that are seen at once; of more, one is found by typing a part of it. */
const SEARCHED = 8

/** Asks for a line of text; undefined where the writer wants to stop. */
export async function askText(message: string): Promise<string | undefined> {
  return given(await text({ message, validate: (value) => (value?.trim() ? undefined : 'Write something.') }))
}

/** Asks for a field: a choice by typing a part of it, or a number. */
export async function askField({ key, says, kind, choices }: Asked): Promise<string | undefined> {
  const message = `${key}: ${says}`
  const options = (choices ?? []).map((value) => ({ value }))
  if (options.length > SEARCHED) return given(await autocomplete({ message, maxItems: SEARCHED, options }))
  if (options.length > 0) return given(await select({ message, options }))
  const validate = (value: string | undefined) =>
    Number.isFinite(Number(value?.trim() || NaN)) ? undefined : `Write ${kind}.`
  return given(await text({ message, validate }))
}

function given(answer: unknown): string | undefined {
  if (!isCancel(answer)) return String(answer).trim()
  cancel('Nothing was written.')
  return undefined
}
