import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { measureRecording } from '../../../renderer/model/read/recording.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { formatDuration } from '../../../renderer/wording/duration.ts'
import { UserError } from '../../errors.ts'
import type { NewOptions } from './readArguments.ts'
import { readTranscript } from './transcript.ts'

/** Copies a recording into `media/`. @throws {UserError} for missing, invalid, or existing files */
export async function copyRecording(
  content: string,
  newOptions: NewOptions,
): Promise<{ newOptions: NewOptions; undo: () => void }> {
  const source = newOptions.title ?? ''
  const answers = new Map(newOptions.answers)
  const title = answers.get('title') ?? createTitle(basename(source, extname(source)))
  const file = `episodes/${newOptions.slug ?? slugify(title)}.mp3`
  const destination = join(content, 'media', file)
  if (existsSync(destination)) throw new UserError(`media/${file} already exists. Choose another name with --slug.`)
  const recording = measureRecording(readExisting(source))
  if (!recording) throw new UserError(`${source} isn't an MP3 with a readable length. Export the recording as MP3.`)
  if ('message' in recording) throw new UserError(`${source}: ${recording.message} ${recording.hint}`)
  const transcript = answers.get('transcript')
  if (transcript !== undefined) {
    const paragraphs = await readTranscript(readExisting(transcript).toString('utf8'), transcript, recording.seconds)
    answers.set('transcript', paragraphs.map((paragraph) => JSON.stringify(paragraph)).join(', '))
  }
  answers.set('audioUrl', file).set('duration', formatDuration(recording.seconds))
  mkdirSync(dirname(destination), { recursive: true })
  copyFileSync(source, destination)
  return { newOptions: { ...newOptions, title, answers }, undo: () => rmSync(destination) }
}

function readExisting(path: string): Buffer {
  if (!existsSync(path)) throw new UserError(`The file ${path} doesn't exist.`)
  return readFileSync(path)
}

/** Converts `answer-the-phone` to `Answer the phone`. */
function createTitle(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
