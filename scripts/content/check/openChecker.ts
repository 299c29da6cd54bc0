import { resolve } from 'node:path'
import { Checker } from '../../../renderer/model/check/checker.ts'
import { contentModel } from '../../contentModel.ts'
import { requireContent } from '../../requireContent.ts'
import { Pack } from '../../store/pack.ts'

/**
 * A checker of this site's content, which knows what earlier programs have found, unless it begins anew.
 * @throws {PlainError} if there is no such folder.
 */
export async function openChecker(root: string, anew = false): Promise<Checker> {
  requireContent(root)
  return new Checker(await contentModel(), anew ? undefined : new Pack<unknown>(`parsed files of ${resolve(root)}`))
}
