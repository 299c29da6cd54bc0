/** A text with the apostrophe that printers use. The specification’s sentences have the straight one, and content keeps them letter by letter. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
