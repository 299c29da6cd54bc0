import { isSame } from './nodes.ts'
import type { FileForm, Keys, Step } from './protocol.ts'

/**
 * The steps with one more. What is typed into one field is one step, and none where the file says the same.
 * @param before what the file says at a path.
 */
export function withStep(steps: Step[], step: Step, before: (path: Keys) => string | undefined): Step[] {
  const last = steps.at(-1)
  const earlier = last && isAboutSame(last, step) ? steps.slice(0, -1) : steps
  const isNothing = earlier.length === 0 && step.kind === 'set' && before(step.path) === step.value
  return isNothing ? [] : [...earlier, step]
}

function isAboutSame(a: Step, b: Step): boolean {
  if (a.kind === 'set' && b.kind === 'set') return isSame(a.path, b.path)
  return a.kind === b.kind && (a.kind === 'body' || a.kind === 'block')
}

/** What has been typed at a path and is not shown yet. What comes after another kind of step is about another form. */
export function typedOver(waiting: Step[], path: Keys): string | undefined {
  const other = waiting.findIndex(({ kind }) => kind !== 'set')
  const typed = other === -1 ? waiting : waiting.slice(0, other)
  return typed.flatMap((step) => (step.kind === 'set' && isSame(step.path, path) ? step.value : [])).at(-1)
}

/** The body of an article as it has been typed last. */
export function bodyOver(waiting: Step[], body: FileForm['body']): FileForm['body'] {
  const typed = waiting.flatMap((step) => (step.kind === 'body' ? step.value : [])).at(-1)
  return body && typed !== undefined ? { ...body, text: typed } : body
}

/** What a step did, for those who do not see it. */
export function said(step: Step): string {
  if (step.kind === 'add') return 'Added.'
  if (step.kind === 'remove') return 'Removed. Undo brings it back.'
  if (step.kind === 'move') return `Moved to place ${step.to + 1}.`
  if (step.kind === 'tag') return step.isTagged ? 'Tagged: it waits for the owner.' : 'The tag is gone.'
  return ''
}
