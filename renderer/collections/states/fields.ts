import { z } from 'zod'
import { limitLength, MAX_NAME_LENGTH, text } from '../../model/define/fields.ts'
import { typeset } from '../../wording/typeset.ts'
import names from './names.json'

/** Names by postal abbreviation. Source: U.S. Postal Service, Publication 28, Appendix B. */
export const STATE_NAMES: Readonly<Record<string, string>> = names

/** Replaces straight apostrophes, which public tables use. */
export const placeName = () => limitLength(text().overwrite(typeset), MAX_NAME_LENGTH)

/** YAML reads ZIP codes as numbers if they aren't quoted. */
export const zipCode = () => z.string().regex(/^\d{5}$/, 'A ZIP code has five digits: `"33602"`.')
