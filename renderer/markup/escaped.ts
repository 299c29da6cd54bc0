const ENTITIES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** A text as HTML, in an element as in an attribute, with React's five entities (react-dom, `escapeTextForBrowser`). */
export function escaped(text: string): string {
  return /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? '') : text
}
