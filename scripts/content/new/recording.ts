import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseText as parseCaptionText, tokenizeVTTCue, type VTTNode } from 'media-captions'
import type { Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { measureRecording } from '../../../renderer/model/read/recording.ts'
import { slugify } from '../../../renderer/model/slug.ts'
import { formatDuration, formatPosition } from '../../../renderer/wording/duration.ts'
import { UserError } from '../../errors.ts'
import type { EntryOptions } from './entryOptions.ts'

/**
 * Copies a recording into `media/`. Returns options for its episode, and `undo`, which deletes the copy.
 * @throws {UserError} for missing, invalid, or existing files
 */
export async function importRecording(
  entryOptions: EntryOptions,
  { content, recordingPath }: Record<'content' | 'recordingPath', string>,
) {
  const fieldValues = new Map(entryOptions.fieldValues)
  const fileName = basename(recordingPath, extname(recordingPath))
  const words = fileName.replaceAll(/[-_\s]+/g, ' ').trim()
  const title = fieldValues.get('title') ?? words.charAt(0).toUpperCase() + words.slice(1)
  const mediaPath = `episodes/${entryOptions.slug ?? slugify(title)}.mp3`
  const destination = join(content, 'media', mediaPath)
  if (existsSync(destination))
    throw new UserError(`media/${mediaPath} already exists. Choose another name with --slug.`)
  const recording = measureRecording(readExisting(recordingPath))
  if (!recording)
    throw new UserError(`${recordingPath} isn't an MP3 with a readable length. Export the recording as MP3.`)
  if ('message' in recording) throw new UserError(`${recordingPath}: ${recording.message} ${recording.hint}`)
  const file = fieldValues.get('transcript')
  if (file !== undefined) {
    const text = readExisting(file).toString('utf8')
    const paragraphs = await parseTranscript(text, file, recording.seconds)
    fieldValues.set('transcript', paragraphs.map((paragraph) => JSON.stringify(paragraph)).join(', '))
  }
  fieldValues.set('audioUrl', mediaPath).set('duration', formatDuration(recording.seconds))
  cpSync(recordingPath, destination)
  return { entryOptions: { ...entryOptions, title, fieldValues }, undo: () => rmSync(destination) }
}

function readExisting(path: string): Buffer {
  if (!existsSync(path)) throw new UserError(`The file ${path} doesn't exist.`)
  return readFileSync(path)
}

interface Utterance {
  /** Seconds from the start of the recording. */
  seconds: number
  /** Undefined if the previous speaker continues. */
  speaker: string | undefined
  text: string
}

/**
 * Parses WebVTT with `<v Host>` (W3C, "WebVTT", 4.1), SubRip, or text with `Host:`.
 * @param totalSeconds duration of the recording @throws {UserError}
 */
export async function parseTranscript(text: string, file: string, totalSeconds: number): Promise<Paragraph[]> {
  const type = extname(file).slice(1).toLowerCase()
  if (type !== 'vtt' && type !== 'srt' && type !== 'txt')
    throw new UserError(`${file} isn't a transcript. Use a .vtt, .srt, or .txt file.`)
  const utterances = type === 'txt' ? parsePlainText(text, totalSeconds) : await parseCaptions(text, file, type)
  if (utterances.length === 0) throw new UserError(`${file} is empty.`)
  if (utterances[0]?.speaker === undefined)
    throw new UserError(`${file} doesn't name the first speaker. Write "Host: " before the first words.`)
  return mergeUtterances(utterances)
}

async function parseCaptions(text: string, file: string, type: 'vtt' | 'srt'): Promise<Utterance[]> {
  const { cues, errors } = await parseCaptionText(text, { type, errors: true })
  const [error] = errors
  if (error) throw new UserError(`${file}, line ${error.line}: ${error.message}`)
  return cues.flatMap((cue) =>
    tokenizeVTTCue(cue).flatMap((node) =>
      'voice' in node && node.voice
        ? [{ seconds: cue.startTime, speaker: node.voice, text: collapseSpaces(collectCueText(node)) }]
        : parseLines(collectCueText(node)).map((paragraph) => ({ ...paragraph, seconds: cue.startTime })),
    ),
  )
}

const collectCueText = (node: VTTNode): string =>
  node.type === 'text' ? node.data : node.children.map(collectCueText).join('')

/** Parses text without times. Estimates them by word count. */
function parsePlainText(text: string, totalSeconds: number): Utterance[] {
  const lines = parseLines(text)
  const wordCounts = lines.map((line) => line.text.split(' ').length)
  const totalWords = wordCounts.reduce((sum, count) => sum + count, 0)
  let precedingWords = 0
  return lines.map((line, index) => {
    const seconds = (precedingWords / totalWords) * totalSeconds
    precedingWords += wordCounts[index] ?? 0
    return { ...line, seconds }
  })
}

/** Parses lines of text, with `Host: ` at the start if the speaker changes. */
function parseLines(text: string): Omit<Utterance, 'seconds'>[] {
  const lines = text.split('\n').map(collapseSpaces).filter(Boolean)
  return lines.map((line) => {
    const [prefix = '', speaker] = /^(\p{Lu}[^:]{0,40}): /u.exec(line) ?? []
    return { speaker, text: line.slice(prefix.length) }
  })
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** After this number of characters, a paragraph ends with the sentence. It's about a minute of speech. */
const SPLIT_LENGTH = 700

function mergeUtterances(utterances: Utterance[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const { seconds, speaker, text } of utterances) {
    const last = paragraphs.at(-1)
    const isSameSpeaker = speaker === undefined || speaker === last?.speaker
    const isComplete = last && last.text.length > SPLIT_LENGTH && /[.?!]["”’]?$/.test(last.text)
    if (last && isSameSpeaker && !isComplete) last.text += ` ${text}`
    else paragraphs.push({ start: formatPosition(seconds), speaker: speaker ?? last?.speaker ?? '', text })
  }
  return paragraphs
}
