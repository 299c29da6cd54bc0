import { named, text } from '../model/define/fields.ts'
import { typeset } from '../wording/typeset.ts'

/** The typographic name of a place: `Coeur d’Alene`. Files have straight apostrophes, like public tables. */
export const placeName = () => named(text().overwrite(typeset))
