import { Checker } from '../../../renderer/model/check/checker.ts'
import { contentModel } from '../../contentModel.ts'
import { parsedFiles } from '../../store/pack.ts'

/**
 * A checker of this site's content, which knows what earlier programs have found.
 * @param anew whether it knows nothing.
 */
export async function openChecker(root: string, anew = false): Promise<Checker> {
  return new Checker(await contentModel(), anew ? undefined : parsedFiles(root))
}
