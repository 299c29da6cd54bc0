import { Checker } from '../../../renderer/model/check/checker.ts'
import { contentModel } from '../../contentModel.ts'
import { requireContent } from '../../requireContent.ts'
import { parsedFiles } from '../../store/pack.ts'

/**
 * A checker of this site's content, which knows what earlier programs have found.
 * @param anew whether it knows nothing.
 * @throws {PlainError} if there is no such folder.
 */
export async function openChecker(root: string, anew = false): Promise<Checker> {
  requireContent(root)
  return new Checker(await contentModel(), anew ? undefined : parsedFiles(root))
}
