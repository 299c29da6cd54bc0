import { limitLength, MAX_NAME_LENGTH, text } from '../model/define/fields.ts'
import { typeset } from '../wording/typeset.ts'

/** Creates a schema for names of places, which have straight apostrophes in public tables. */
export const placeName = () => limitLength(text().overwrite(typeset), MAX_NAME_LENGTH)
