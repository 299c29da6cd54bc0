/** A pattern of unfinished text, such as a blank or a note to the team. */
export interface Leftover {
  /** Completes "is …", and "looks like …" (`a blank`) or "looks …" (`unfinished`). */
  description: string
  hint: string
  /** Must have the `g` flag. `tests/fixtures/leftovers.yaml` has examples. */
  pattern: RegExp
  /** Makes a match a problem instead of a warning: everywhere, or only in bodies, because fields can't escape intentional text. */
  problemIn?: 'everywhere' | 'inBody'
  /** Confirms a match in a body. @param before text up to the match */
  isMatch?: (raw: string, before: string) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  toReplacement?: (raw: string) => string | undefined
}

/** Creates a leftover of a kind for each pattern. */
export function createLeftovers(kind: Omit<Leftover, 'pattern'>, patterns: RegExp[]): Leftover[] {
  return patterns.map((pattern) => ({ ...kind, pattern }))
}

export const BLANK = { description: 'a blank to fill in', hint: 'Replace it with the actual text.' }
export const NOTE = { description: 'a note to the team', hint: 'Resolve it, and then remove it.' }
export const UNFINISHED = { description: 'unfinished', hint: 'Finish the text, or set `draft: true` until it is done.' }
export const CHATBOT_REPLY = { description: "a chatbot's reply", hint: 'Remove it.' }

/** Verbs of tasks: `[please check the date]`. */
export const TASK_VERBS = 'add|ask|check|clarify|confirm|double check|expand|fix|insert|replace|rewrite|update|verify'

const MAX_QUOTED_LENGTH = 60

/** Formats the message about a leftover: `[name]` is a blank to fill in, and visitors would see it. */
export function getLeftoverMessage(
  { description }: Pick<Leftover, 'description'>,
  raw: string,
  severity: 'problem' | 'warning',
): string {
  const [line = ''] = raw.split('\n')
  const quote = line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH).trimEnd()}…` : line
  const warningVerb = /^an? /.test(description) ? 'looks like' : 'looks'
  const verb = severity === 'problem' ? 'is' : warningVerb
  return `\`${quote}\` ${verb} ${description}, and visitors would see it.`
}
