import { posix } from 'node:path'
import type { MediaFile } from '../define/media.ts'
import type { ContentModel } from '../define/model.ts'
import { formatCodePoint } from '../diagnostics/characters.ts'
import { createFileProblem, type Diagnostic, type Explanation } from '../diagnostics/diagnostic.ts'
import { MAX_PATH_LENGTH } from '../limits.ts'
import { getMediaType } from '../read/mediaTypes.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { isWindowsReserved, slugify, slugifyMediaPath } from '../slug.ts'

/** Maps paths to media, and appends problems of rejected files to `problems`. Includes the suggested name of a rejected file, so that references can already use it. */
export function collectMedia(model: ContentModel, { name, media }: ContentFolder, problems: Diagnostic[]) {
  const prefixesByLowercase = new Map<string, string>()
  const mediaByPath = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    // Files of other types are already rejected.
    const pathExplanation = getMediaType(path)
      ? (explainName(path) ?? explainGeneratedPath(model, path) ?? explainCase(path, prefixesByLowercase))
      : undefined
    const explanation = pathExplanation ?? (file.kind === 'rejected' ? file.explanation : undefined)
    const result: MediaFile = explanation ? { kind: 'rejected', explanation } : file
    mediaByPath.set(path, result)
    if (!explanation) continue
    const { message, hint } = explanation
    problems.push({ ...createFileProblem(posix.join(name, 'media', path), message, hint), rule: 'media' })
    if (!media.has(slugifyMediaPath(path))) mediaByPath.set(slugifyMediaPath(path), result)
  }
  return mediaByPath
}

const ALLOWED_NAMES_HINT =
  'Use letters from a to z, digits, hyphens, underscores, and dots, such as `posts/weekly-calls.png`.'

/** Explains how to change a name that doesn't work in URLs or on some systems. Sources: RFC 3986, section 2.3; POSIX (portable file names). */
function explainName(path: string): Explanation | undefined {
  if (path.includes('\ufffd')) return { message: "The name isn't valid UTF-8.", hint: ALLOWED_NAMES_HINT }
  const [invalidCharacter] = /[^\w./-]/u.exec(path) ?? []
  const { name, ext } = posix.parse(path)
  const renameHint = `Rename it: \`${slugifyMediaPath(path)}\`.`
  if (invalidCharacter !== undefined) {
    const message = `The name has a character that isn't allowed: ${describeCharacter(invalidCharacter)}.`
    return { message, hint: slugify(name) === '' ? ALLOWED_NAMES_HINT : renameHint }
  }
  const reservedName = path.split('/').find(isWindowsReserved)
  if (reservedName !== undefined) {
    const message = `Windows can't check out a file or folder with the name \`${reservedName}\`.`
    return { message, hint: 'Choose another name.' }
  }
  const { length } = posix.join('media', path)
  if (length > MAX_PATH_LENGTH)
    return { message: `The path has ${length} characters. The limit is ${MAX_PATH_LENGTH}.`, hint: 'Shorten the name.' }
  if (ext === ext.toLowerCase()) return undefined
  return { message: `The extension has capital letters: \`${ext}\`.`, hint: renameHint }
}

function describeCharacter(character: string): string {
  if (character === ' ') return 'a space'
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? formatCodePoint(character) : `\`${character}\``
}

function explainGeneratedPath({ generatedMedia }: ContentModel, path: string): Explanation | undefined {
  // The slash also rejects a folder with the name of the file.
  const generatedPath = generatedMedia.find((file) => `${path.toLowerCase()}/`.startsWith(`${file}/`))
  if (generatedPath === undefined) return undefined
  const message = `The build creates a file with the name \`media/${generatedPath}\`.`
  return { message, hint: 'Choose another name.' }
}

/** Finds an earlier file or folder that differs only in case, because Windows and macOS ignore it. Adds the path to `prefixesByLowercase`. */
function explainCase(path: string, prefixesByLowercase: Map<string, string>): Explanation | undefined {
  const segments = path.split('/')
  for (const index of segments.keys()) {
    const prefix = segments.slice(0, index + 1).join('/')
    const earlierPrefix = prefixesByLowercase.get(prefix.toLowerCase()) ?? prefix
    prefixesByLowercase.set(prefix.toLowerCase(), earlierPrefix)
    if (earlierPrefix === prefix) continue
    const message = `\`media/${prefix}\` and \`media/${earlierPrefix}\` differ only in case: Windows and macOS keep only one of them.`
    return { message, hint: 'Rename one of them.' }
  }
  return undefined
}
