/** Converts straight apostrophes, which content has, because it quotes the specification. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** Replaces spaces in a title, so that articles stay with the next word, and "Med Spa" on one line. */
export function keepWordsTogether(title: string): string {
  return title.replaceAll(/\b(an?|the|med(?= spa)) /gi, '$1\u00a0')
}
