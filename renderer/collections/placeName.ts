import { named, text } from '../model/define/fields.ts'
import { typeset } from '../wording/typeset.ts'

/** Content has straight apostrophes, like public tables. */
export const placeName = () => named(text().overwrite(typeset))
