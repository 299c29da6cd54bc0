import { resolve } from 'node:path'
import { Checker } from '../../../renderer/model/check/checker.ts'
import { openDiskCache } from '../../cache/diskCache.ts'
import { MapCache } from '../../cache/mapCache.ts'
import { loadContentModel } from '../../contentModel.ts'
import { requireContent } from '../../files.ts'

/** Creates a checker, which reuses cached results unless `force` is set. @throws {UserError} if the folder doesn't exist */
export async function openChecker(content: string, force = false): Promise<Checker> {
  requireContent(content)
  const model = await loadContentModel()
  return force
    ? new Checker(model)
    : new Checker(model, new MapCache(`parsed files of ${resolve(content)}`), openDiskCache())
}
