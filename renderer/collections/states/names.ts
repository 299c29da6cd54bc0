import names from './names.json'

/** Words that states use for counties: parishes in Louisiana, boroughs in Alaska. */
export const COUNTY_KINDS = ['County', 'Parish', 'Borough'] as const

/** Names by postal abbreviation. Source: U.S. Postal Service, Publication 28, Appendix B. */
export const STATE_NAMES: Readonly<Record<string, string>> = names
