/** Keys that the browser itself turns into a click or a move of the focus. */
const NATIVE_KEYS = ['Enter', ' ', 'Tab', 'Shift', 'Escape']

/**
 * Keeps the clicks on buttons and the keys that come before an island answers.
 * @returns what to call when it does: they take effect then. What works without script (a summary, a link, the browser's
 * player) has acted already and is not repeated.
 */
export function holdEvents(element: HTMLElement): () => void {
  const held: (() => void)[] = []
  const until = new AbortController()
  const hold = (event: Event) => {
    const target = event.target as Element
    if (event instanceof KeyboardEvent) {
      if (!NATIVE_KEYS.includes(event.key)) held.push(() => strike(event, target))
    } else {
      const button = target.closest<HTMLElement>('button:not([popovertarget])')
      if (button) held.push(() => button.click())
    }
  }
  // Waking may have put something else in the place of what had the focus.
  const strike = (event: KeyboardEvent, target: Element) =>
    (element.contains(target) ? target : element.firstChild)?.dispatchEvent(new KeyboardEvent('keydown', event))
  for (const type of ['click', 'keydown']) element.addEventListener(type, hold, { capture: true, signal: until.signal })
  return () => {
    until.abort()
    for (const repeat of held) repeat()
  }
}
