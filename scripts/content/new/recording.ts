import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { measureRecording } from '../../../renderer/model/read/recording.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { formatDuration } from '../../../renderer/wording/duration.ts'
import { UserError } from '../../errors.ts'
import type { EntryOptions } from './readArguments.ts'
import { parseTranscript } from './transcript.ts'

interface RecordingPaths {
  /** Content folder. */
  content: string
  recordingPath: string
}

/**
 * Copies a recording into `media/`. Returns options for its episode, and `undo`, which deletes the copy.
 * @throws {UserError} for missing, invalid, or existing files
 */
export async function importRecording(entryOptions: EntryOptions, { content, recordingPath }: RecordingPaths) {
  const fieldValues = new Map(entryOptions.fieldValues)
  const title = fieldValues.get('title') ?? toTitle(basename(recordingPath, extname(recordingPath)))
  const mediaPath = `episodes/${entryOptions.slug ?? slugify(title)}.mp3`
  const destination = join(content, 'media', mediaPath)
  if (existsSync(destination))
    throw new UserError(`media/${mediaPath} already exists. Choose another name with --slug.`)
  const recording = measureRecording(readExisting(recordingPath))
  if (!recording)
    throw new UserError(`${recordingPath} isn't an MP3 with a readable length. Export the recording as MP3.`)
  if ('message' in recording) throw new UserError(`${recordingPath}: ${recording.message} ${recording.hint}`)
  const transcriptPath = fieldValues.get('transcript')
  if (transcriptPath !== undefined) {
    const transcript = readExisting(transcriptPath).toString('utf8')
    const paragraphs = await parseTranscript(transcript, {
      file: transcriptPath,
      totalSeconds: recording.seconds,
    })
    fieldValues.set('transcript', paragraphs.map((paragraph) => JSON.stringify(paragraph)).join(', '))
  }
  fieldValues.set('audioUrl', mediaPath).set('duration', formatDuration(recording.seconds))
  mkdirSync(dirname(destination), { recursive: true })
  copyFileSync(recordingPath, destination)
  return { entryOptions: { ...entryOptions, title, fieldValues }, undo: () => rmSync(destination) }
}

function readExisting(path: string): Buffer {
  if (!existsSync(path)) throw new UserError(`The file ${path} doesn't exist.`)
  return readFileSync(path)
}

/** Converts `answer-the-phone` to `Answer the phone`. */
function toTitle(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
