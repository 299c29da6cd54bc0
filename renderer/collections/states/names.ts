import names from './names.json'

/** Names by postal abbreviation. Source: U.S. Postal Service, Publication 28, Appendix B. */
export const STATE_NAMES: Readonly<Record<string, string>> = names
