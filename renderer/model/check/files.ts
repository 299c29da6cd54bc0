import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { type Problem, whole } from '../explain/problem.ts'
import { type ParsedFile, parseFile, unreadFile } from '../parse/contentFile.ts'
import { Slots } from '../parse/slot.ts'
import type { ContentFolder } from '../read/readContent.ts'
import { guarded } from './guarded.ts'

/** Every file that has a place in the model, whether or not it can be read; what has none is a problem, and what is missing. */
export function parseFiles(model: ContentModel, { name, texts }: ContentFolder, problems: Problem[]): ParsedFile[] {
  const slots = new Slots(model)
  const fileOf = (path: string) => posix.join(name, path)
  const missing = slots.required([...texts.keys()]).filter((path) => !texts.has(path))
  problems.push(...missing.map((path) => whole(fileOf(path), 'The file is missing.', hintOf(path))))
  return [...texts].flatMap(([path, bytes]) => {
    const slot = slots.find(path, fileOf(path))
    if ('message' in slot) {
      problems.push(slot)
      return []
    }
    const parsed = guarded(fileOf(path), problems, () => parseFile(path, fileOf(path), bytes, slot, model), undefined)
    for (const fault of parsed?.problems ?? []) problems.push(fault)
    return parsed ? [parsed.file] : [unreadFile(path, fileOf(path), slot)]
  })
}

/** Why a file must be there: the words of a collection's pages belong to its folder. */
function hintOf(path: string): string {
  return posix.basename(path).startsWith('_')
    ? `It holds the words of pages: \`${posix.dirname(path)}\` has none without it.`
    : 'Every site has it.'
}

const UNKNOWN_MEDIA = 'Media are MP3, PNG, JPEG, WebP, AVIF, SVG or PDF files.'
const DAMAGED: Record<string, [message: string, hint: string]> = {
  picture: [
    'The picture cannot be read: the file is damaged, or is no picture.',
    'Open it in an image editor and export it again as PNG or JPEG.',
  ],
  recording: [
    'The recording cannot be read: the file is damaged or empty, or is no MP3.',
    'Export it again as MP3 from the program that recorded it.',
  ],
}

/** What is published of `media`; of what is not, or cannot be read, why. */
export function publishedMedia({ name, media }: ContentFolder, problems: Problem[]): Map<string, MediaFile> {
  const published = new Map<string, MediaFile>()
  for (const [path, file] of media) {
    const problem = (message: string, hint: string) =>
      problems.push(whole(posix.join(name, 'media', path), message, hint))
    if (!file) problem('This kind of file is not published.', UNKNOWN_MEDIA)
    else published.set(path, file)
    if (file?.kind === 'unreadable')
      problem(...((path.endsWith('.mp3') ? DAMAGED.recording : DAMAGED.picture) as [string, string]))
  }
  return published
}
