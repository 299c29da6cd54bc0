import names from './names.json'

export const COUNTY_KINDS = ['County', 'Parish', 'Borough'] as const

/** The states and the District of Columbia, by the two letters of the mail. Source: U.S. Postal Service, Publication 28, Appendix B. */
export const STATE_NAMES: Readonly<Record<string, string>> = names
