import { extname } from 'node:path'
import { parseText, tokenizeVTTCue, type VTTNode } from 'media-captions'
import { formatPosition } from '../../../renderer/wording/duration.ts'
import { UserError } from '../../errors.ts'

interface Paragraph {
  at: string
  speaker: string
  text: string
}

/** Words from a second on; who does not say a name goes on speaking. */
interface Said {
  seconds: number
  speaker: string | undefined
  text: string
}

/** A paragraph that is longer ends with its sentence, in characters: about a minute of speech. */
const LONG = 700

/**
 * Who said what, of a file of captions: WebVTT (with `<v Host>`, W3C, “WebVTT”, 4.1) or SubRip, where a line may begin with
 * `Host:`; or of a text whose paragraphs do. A text has no times: they are estimated by the words that come before.
 * @param length of the recording, in seconds.
 * @throws {UserError} if it is of another kind, cannot be read, is empty, or does not say who speaks first.
 */
export async function readTranscript(text: string, file: string, length: number): Promise<Paragraph[]> {
  const kind = extname(file).toLowerCase()
  if (!['.vtt', '.srt', '.txt'].includes(kind))
    throw new UserError(`${file} is no transcript: one ends in .vtt, .srt or .txt.`)
  const said = kind === '.txt' ? spread(text, length) : await captions(text, file, kind === '.vtt' ? 'vtt' : 'srt')
  if (said.length === 0) throw new UserError(`${file} has no words in it.`)
  if (said[0]?.speaker === undefined)
    throw new UserError(`${file} does not say who speaks first: write "Host: " before its first words.`)
  return joined(said).map(({ seconds, speaker, text }) => ({ at: formatPosition(seconds), speaker, text }))
}

async function captions(text: string, file: string, type: 'vtt' | 'srt'): Promise<Said[]> {
  const { cues, errors } = await parseText(text, { type, errors: true })
  const [error] = errors
  if (error) throw new UserError(`${file}, line ${error.line}: ${error.message}`)
  return cues.flatMap((cue) =>
    tokenizeVTTCue(cue).flatMap((node) =>
      'voice' in node && node.voice
        ? [{ seconds: cue.startTime, speaker: node.voice, text: oneLine(textOf(node)) }]
        : spokenIn(textOf(node)).map((each) => ({ ...each, seconds: cue.startTime })),
    ),
  )
}

function textOf(node: VTTNode): string {
  return node.type === 'text' ? node.data : node.children.map(textOf).join('')
}

/** A text, each line begun as far into the recording as its words are into the text. */
function spread(text: string, length: number): Said[] {
  const lines = spokenIn(text)
  const counts = lines.map((line) => line.text.split(' ').length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  return lines.map((line, index) => {
    const seconds = (before / all) * length
    before += counts[index] ?? 0
    return { ...line, seconds }
  })
}

const NAME = /^\p{Lu}[^:]{0,40}: /u

/** Lines, of which some begin with a name: `Host: Good morning.` */
function spokenIn(text: string): Omit<Said, 'seconds'>[] {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .map((line) => {
      const name = NAME.exec(line)?.[0] ?? ''
      return { speaker: name.slice(0, -2) || undefined, text: line.slice(name.length) }
    })
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Captions of a few words as paragraphs: a new one begins with another speaker, or after a sentence that makes one long. */
function joined(said: Said[]): { seconds: number; speaker: string; text: string }[] {
  const paragraphs: { seconds: number; speaker: string; text: string }[] = []
  for (const { seconds, speaker, text } of said) {
    const last = paragraphs.at(-1)
    const goesOn = last && (speaker === undefined || speaker === last.speaker)
    if (last && goesOn && !(last.text.length > LONG && /[.?!]["”’]?$/.test(last.text))) last.text += ` ${text}`
    else paragraphs.push({ seconds, speaker: speaker ?? last?.speaker ?? '', text })
  }
  return paragraphs
}
