import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, sha256 } from '../../scripts/cache/sources.ts'

/** Returns SHA-256 hashes of all files by relative path. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(listFiles(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]))
