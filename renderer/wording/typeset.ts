/**
 * A text with the apostrophe that printers use. The specification writes some sentences with the straight one, and content
 * keeps them letter by letter; what is shown is set like all other text.
 */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
