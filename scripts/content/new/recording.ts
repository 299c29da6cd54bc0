import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { measureRecording } from '../../../renderer/model/read/recording.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { formatDuration } from '../../../renderer/wording/duration.ts'
import { UserError } from '../../errors.ts'
import type { Typed } from './readNew.ts'
import { readTranscript } from './transcript.ts'

/** Where recordings stand in `media/`. */
const FOLDER = 'episodes'

/**
 * Copies a recording into `media/`, and answers from it what an episode asks for: its file, its length and, of
 * `--transcript`, who said what. Without `--title` it is called what its file is called.
 * @param typed its title is the path of an MP3.
 * @returns what else is typed, and how the copy is taken back where no entry comes of it.
 * @throws {UserError} if a file is not there, is no MP3, or stands in `media/` already. Nothing is copied then.
 */
export async function withRecording(content: string, typed: Typed): Promise<{ typed: Typed; takeBack: () => void }> {
  const source = typed.title ?? ''
  const answers = new Map(typed.answers)
  const title = answers.get('title') ?? titleOf(basename(source, extname(source)))
  const file = `${FOLDER}/${typed.slug ?? slugOf(title)}.mp3`
  const target = join(content, 'media', file)
  if (existsSync(target))
    throw new UserError(`media/${file} exists already. Give another name: --slug lower-case-letters`)
  const recording = measureRecording(readNamed(source))
  if (recording?.kind === 'refused')
    throw new UserError(`${source}: ${recording.fault.message} ${recording.fault.hint}`)
  if (recording?.kind !== 'recording')
    throw new UserError(`${source} is no MP3 whose length can be told. Export the recording as MP3.`)
  const transcript = answers.get('transcript')
  if (transcript !== undefined) {
    const paragraphs = await readTranscript(readNamed(transcript).toString('utf8'), transcript, recording.seconds)
    answers.set('transcript', paragraphs.map((each) => JSON.stringify(each)).join(', '))
  }
  answers.set('audioUrl', file).set('duration', formatDuration(recording.seconds))
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(source, target)
  return { typed: { ...typed, title, answers }, takeBack: () => rmSync(target) }
}

function readNamed(path: string): Buffer {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`)
  return readFileSync(path)
}

/** `answer-the-phone` is “Answer the phone”. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
