import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { openChecker } from '../check/openChecker.ts'
import { adminFiles } from './adminFiles.ts'

/**
 * Writes the content system into a site for writers.
 * @param editable where the content is edited on its host: it says which repository.
 * @returns how many files it has.
 */
export async function writeAdmin(content: string, instant: string, editable: string | undefined, client: string) {
  const checker = await openChecker(content)
  const { files, targets, timetable } = checker.check(await readContent(content), instant)
  const made = adminFiles({ model: checker.model, files, targets, timetable, editable })
  for (const [address, make] of made) {
    await mkdir(dirname(join(client, address)), { recursive: true })
    await writeFile(join(client, address), make())
  }
  return made.size
}
