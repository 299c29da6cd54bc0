/** Content has straight apostrophes, because it quotes the specification. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
