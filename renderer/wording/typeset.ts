/**
 * Replaces straight apostrophes with typographic ones. The content has straight ones, because it quotes the
 * specification verbatim.
 */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
