/** Replaces straight apostrophes between letters with curly ones. */
export function curlApostrophes(text: string): string {
  return text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** Puts non-breaking spaces into a title after `a`, `an`, and `the`, and in `Med Spa`. */
export function keepWordsTogether(title: string): string {
  return title.replaceAll(/\b(an?|the|med(?= spa)) /gi, '$1\u00a0')
}

/** Adds word joiners to prevent line breaks in `I-70`. Browsers break after the hyphen, contrary to UAX #14, LB25. */
export function keepHighwaysTogether(text: string): string {
  return text.replaceAll(/\b[A-Z]-(?=\d)/g, '$&\u2060')
}
