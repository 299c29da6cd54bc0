import { named, text } from '../model/define/fields.ts'
import { typeset } from '../wording/typeset.ts'

/** The name of a place as visitors read it: `Coeur d’Alene`. Files have it as public tables write it, with the straight apostrophe. */
export const placeName = () => named(text().overwrite(typeset))
