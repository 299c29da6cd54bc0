/** Converts straight apostrophes. Content that quotes the specification has them. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** Replaces spaces in a title, so that articles stay with the next word, and "Med Spa" on one line. */
export function keepWordsTogether(title: string): string {
  return title.replaceAll(/\b(an?|the|med(?= spa)) /gi, '$1\u00a0')
}

/** Adds word joiners, so that `I-70` stays on one line. Browsers break after its hyphen, contrary to UAX #14, LB25. */
export function keepHighwaysTogether(text: string): string {
  return text.replaceAll(/\b[A-Z]-(?=\d)/g, '$&\u2060')
}
