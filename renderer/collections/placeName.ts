import { limitLength, MAX_NAME_LENGTH, text } from '../model/define/fields.ts'
import { typeset } from '../wording/typeset.ts'

/** Creates a schema for place names. Replaces straight apostrophes, which public tables use, with curly ones. */
export const placeName = () => limitLength(text().overwrite(typeset), MAX_NAME_LENGTH)
