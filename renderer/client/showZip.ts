/** Adds the ZIP code of an address like `/contact?zip=33602` to the text of the page, and to the emails that it links to. */
export function showZip(heroText: HTMLElement): void {
  const zip = new URLSearchParams(location.search).get('zip')
  if (zip === null || !/^\d{5}$/.test(zip)) return
  const { zip: template = '', zipLine = '' } = heroText.dataset
  const addZip = (line: string) => line.replace('{zip}', zip)
  heroText.textContent = addZip(template)
  // Lines of emails end with CR LF (RFC 6068).
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"][href*="body="]'))
    link.href += encodeURIComponent(`\r\n${addZip(zipLine)}`)
}
