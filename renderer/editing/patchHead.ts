/** Brings the head of the page in the window to that of a newer document; styles and scripts are Vite's business. */
export function patchHead(old: Document, next: Document): void {
  const before = describing(old)
  const after = describing(next)
  for (const [html] of before) if (!after.has(html)) describing(document).get(html)?.remove()
  for (const [html, element] of after) if (!before.has(html)) document.head.append(document.importNode(element, true))
  if (document.title !== next.title) document.title = next.title
}

function describing({ head }: Document): Map<string, Element> {
  const elements = head.querySelectorAll('meta, link:not([rel=stylesheet]), script[type="application/ld+json"]')
  return new Map([...elements].map((element) => [element.outerHTML, element]))
}
