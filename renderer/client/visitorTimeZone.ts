/**
 * Swaps the first time zone with the visitor's, which is in the disclosure after the list. Does nothing if the visitor's
 * isn't listed. The heading of a zone is the start of its generic name in English (`Eastern Time`; CLDR, "Time Zone
 * Names").
 */
export function showVisitorTimeZone(list: HTMLElement): void {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const others = list.parentElement?.querySelector('[data-other-zones] ul')
  const visitorItem = [...(others?.children ?? [])].find((item) =>
    name.startsWith(item.querySelector('h3')?.textContent ?? '?'),
  )
  if (!others || !visitorItem) return
  others.prepend(...list.children)
  list.append(visitorItem)
}
