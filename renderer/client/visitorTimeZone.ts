/** Swaps the default time zone in the list with the visitor's, if it's in the disclosure next to the list. Headings (`Eastern`) are the start of generic names (`Eastern Time`; CLDR, "Time Zone Names"). */
export function showVisitorTimeZone(list: HTMLElement): void {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts()
  const zoneName = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const otherZones = list.parentElement?.querySelector('[data-other-zones] ul')
  const visitorItem = [...(otherZones?.children ?? [])].find((item) => {
    const heading = item.querySelector('h3')
    return heading && zoneName.startsWith(heading.textContent)
  })
  if (!otherZones || !visitorItem) return
  otherZones.prepend(...list.children)
  list.append(visitorItem)
}
