import { posix } from 'node:path'
import type { MediaFile } from '../define/media.ts'
import type { ContentModel } from '../define/model.ts'
import { formatCodePoint } from '../explain/characters.ts'
import type { Diagnostic, Report } from '../explain/diagnostic.ts'
import { MAX_PATH_LENGTH } from '../limits.ts'
import { getMediaType } from '../read/mediaTypes.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { isWindowsReserved, slugify, slugifyMediaPath } from '../slug.ts'

/** Reports invalid media, and returns all media by path. A rejected file is also listed by its suggested name, so that references to that name aren't reported. */
export function checkMedia(model: ContentModel, { name, media }: ContentFolder, problems: Diagnostic[]) {
  const prefixesByLowercase = new Map<string, string>()
  const mediaByPath = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    const nameReport =
      getMediaType(path) && (checkName(path) ?? checkGeneratedPath(model, path) ?? checkCase(path, prefixesByLowercase))
    const report = nameReport ?? (file.kind === 'rejected' ? file.report : undefined)
    mediaByPath.set(path, report ? { kind: 'rejected', report } : file)
    if (!report) continue
    problems.push({ line: 1, column: 1, ...report, file: posix.join(name, 'media', path), rule: 'media' })
    if (!media.has(slugifyMediaPath(path))) mediaByPath.set(slugifyMediaPath(path), { kind: 'rejected', report })
  }
  return mediaByPath
}

const ALLOWED_NAMES =
  'Use letters from a to z, digits, hyphens, underscores, and dots, such as `posts/weekly-calls.png`.'

/** Reports names that don't work in URLs or on all systems. Sources: RFC 3986, section 2.3; POSIX (portable file names). */
function checkName(path: string): Report | undefined {
  if (path.includes('\ufffd')) return { message: "The name isn't valid UTF-8.", hint: ALLOWED_NAMES }
  const [invalidCharacter] = /[^\w./-]/u.exec(path) ?? []
  const { name, ext } = posix.parse(path)
  const rename = `Rename it: \`${slugifyMediaPath(path)}\`.`
  if (invalidCharacter !== undefined) {
    const message = `The name has a character that isn't allowed: ${describeCharacter(invalidCharacter)}.`
    return { message, hint: slugify(name) === '' ? ALLOWED_NAMES : rename }
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
  return { message: `The extension has capital letters: \`${ext}\`.`, hint: rename }
}

function describeCharacter(character: string): string {
  if (character === ' ') return 'a space'
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? formatCodePoint(character) : `\`${character}\``
}

function checkGeneratedPath({ generatedMedia }: ContentModel, path: string): Report | undefined {
  const generatedPath = generatedMedia.find((folder) => `${path.toLowerCase()}/`.startsWith(`${folder}/`))
  if (generatedPath === undefined) return undefined
  const message = `The build creates a file with the name \`media/${generatedPath}\`.`
  return { message, hint: 'Choose another name.' }
}

/** Reports a file or folder if an earlier one differs only in case, which Windows and macOS ignore. */
function checkCase(path: string, prefixesByLowercase: Map<string, string>): Report | undefined {
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
