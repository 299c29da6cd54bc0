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
  const options = { capture: true, signal: until.signal }
  element.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button:not([popovertarget])')
      if (button) held.push(() => button.click())
    },
    options,
  )
  element.addEventListener(
    'keydown',
    (event) => {
      const { target, key, code } = event
      if (NATIVE_KEYS.includes(key) || event.ctrlKey || event.metaKey || event.altKey) return
      held.push(() =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
      )
    },
    options,
  )
  return () => {
    until.abort()
    for (const repeat of held) repeat()
  }
}
