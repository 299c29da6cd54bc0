import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { formatCodePoint } from '../explain/characters.ts'
import type { Diagnostic, Report } from '../explain/diagnostic.ts'
import { MAX_PATH_LENGTH } from '../limits.ts'
import { getMediaType } from '../read/mediaTypes.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { isWindowsReserved, slugify, slugifyMediaPath } from '../slug.ts'

/** Reports invalid media. Also adds rejected files under their suggested names, so that references with the new name aren't reported. */
export function checkMedia(model: ContentModel, { name, media }: ContentFolder, problems: Diagnostic[]) {
  const toFileName = (path: string) => posix.join(name, 'media', path)
  const nameClashes = new NameClashes()
  const checked = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    const nameProblem =
      getMediaType(path) && (checkName(path) ?? checkGeneratedPath(model, path) ?? nameClashes.report(path))
    const report = nameProblem ?? (file.kind === 'rejected' ? file.report : undefined)
    if (report) problems.push({ line: 1, column: 1, ...report, file: toFileName(path), rule: 'media' })
    checked.set(path, report ? { kind: 'rejected', report } : file)
    if (report && !media.has(slugifyMediaPath(path))) checked.set(slugifyMediaPath(path), { kind: 'rejected', report })
  }
  return checked
}

const ALLOWED_NAMES =
  'Use letters from a to z, digits, hyphens, underscores, and dots, such as `posts/weekly-calls.png`.'

/** Reports names that don't work in URLs or on all systems. Sources: RFC 3986, section 2.3 (unreserved characters); POSIX (portable file names). */
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
  if (reservedName !== undefined)
    return {
      message: `Windows can't check out a file or folder with the name \`${reservedName}\`.`,
      hint: 'Choose another name.',
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

function checkGeneratedPath(model: ContentModel, path: string): Report | undefined {
  const lowercasePath = path.toLowerCase()
  const generatedPath = model.generatedMedia.find(
    (folder) => lowercasePath === folder || lowercasePath.startsWith(`${folder}/`),
  )
  if (generatedPath === undefined) return undefined
  const message = `The build creates a file with the name \`media/${generatedPath}\`.`
  return { message, hint: 'Choose another name.' }
}

/** Windows and macOS ignore case in file names. */
class NameClashes {
  private readonly paths = new Map<string, string>()

  /** Returns a problem if an earlier path differs only in case. Checks folders too. */
  report(path: string): Report | undefined {
    for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
      const part = end === -1 ? path : path.slice(0, end)
      const existingPath = this.paths.get(part.toLowerCase())
      if (existingPath === undefined) this.paths.set(part.toLowerCase(), part)
      else if (existingPath !== part) {
        const message = `\`media/${part}\` and \`media/${existingPath}\` differ only in case: Windows and macOS keep only one of them.`
        return { message, hint: 'Rename one of them.' }
      }
      if (end === -1) return undefined
    }
  }
}
