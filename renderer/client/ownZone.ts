/**
 * Moves all time zones except the visitor's into the disclosure after the list. Does nothing if none of them is the
 * visitor's. The heading of a zone is the start of its generic name in English (`Eastern Time`; CLDR, "Time Zone Names").
 */
export function showOwnZone(list: HTMLElement): void {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const isOwn = (item: Element) => name.startsWith(item.querySelector('h3')?.textContent ?? '?')
  const others = list.parentElement?.querySelector<HTMLElement>('[data-other-zones]')
  const items = [...list.children]
  if (!others || !items.some(isOwn)) return
  others.querySelector('ul')?.append(...items.filter((item) => !isOwn(item)))
  others.hidden = false
}
