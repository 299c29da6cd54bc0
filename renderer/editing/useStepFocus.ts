import { type RefObject, useEffect, useRef } from 'react'
import type { Keys, Step } from './protocol.ts'
import type { DraftForm } from './useDraft.ts'

/** Puts the focus where the last step has led: into what was added, onto what was moved, beside what is gone. */
export function useStepFocus(container: RefObject<HTMLElement | null>, { focus, steps }: DraftForm): void {
  const seen = useRef(0)
  useEffect(() => {
    const isNew = steps.length > seen.current
    // A form that is not yet shown as the steps have left it is not the one to look at.
    if (focus || steps.length === 0) seen.current = steps.length
    if (isNew && focus && container.current) targetOf(container.current, focus)?.focus()
  }, [container, focus, steps])
}

function targetOf(container: HTMLElement, step: Step): HTMLElement | null {
  const at = (attribute: string, path: Keys) =>
    container.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(path.join('.'))}"]`)
  if (step.kind === 'add') {
    const added = at('data-node', step.path)
    return added?.querySelector<HTMLElement>('input, select, textarea') ?? added
  }
  if (step.kind === 'remove') return at('data-node', step.path.slice(0, -1))
  if (step.kind !== 'move') return null
  const buttons = [
    ...(at('data-item', [...step.path.slice(0, -1), step.to])?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
  ]
  const isUp = step.to < Number(step.path.at(-1))
  return (
    buttons.find((button) => button.getAttribute('aria-label')?.endsWith(isUp ? 'up' : 'down')) ?? buttons[0] ?? null
  )
}
