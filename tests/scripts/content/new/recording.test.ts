import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEntry } from '../../../../scripts/content/new/newEntry.ts'
import { readArguments } from '../../../../scripts/content/new/readArguments.ts'
import { copyRecording } from '../../../../scripts/content/new/recording.ts'
import { readTranscript } from '../../../../scripts/content/new/transcript.ts'
import { indexOf } from '../../../support/citingContent.ts'
import { contentWith } from '../../../support/contentFolder.ts'
import { printedBy } from '../../../support/programs.ts'

const RECORDING = 'media/episodes/sample.mp3'

test('merges captions into paragraphs by speaker', async () => {
  const vtt = `WEBVTT

NOTE by a program

00:00.000 --> 00:04.000
<v Host>Who calls &amp; books <b>twice</b>?

00:04.000 --> 00:09.000
<v Host>Tell me.</v>

01:38.500 --> 01:40.000
<v Owner>Four years
in.</v>`
  expect(await readTranscript(vtt, 'talk.vtt', 120)).toEqual([
    { at: '0:00', speaker: 'Host', text: 'Who calls & books twice? Tell me.' },
    { at: '1:38', speaker: 'Owner', text: 'Four years in.' },
  ])
  const srt = `1
00:00:01,000 --> 00:00:03,000
Host: Good morning.

2
01:00:20,000 --> 01:00:25,000
and more: of it.
Owner: Yes.`
  expect(await readTranscript(srt, 'talk.srt', 3700)).toEqual([
    { at: '0:01', speaker: 'Host', text: 'Good morning. and more: of it.' },
    { at: '60:20', speaker: 'Owner', text: 'Yes.' },
  ])
})

test('splits a long answer at the end of a sentence', async () => {
  const cues = Array.from({ length: 40 }, (_, at) => `0:${at + 10}`).map(
    (at) => `00:0${at}.000 --> 00:0${at}.900\n<v Owner>It went on, and on, and on again.`,
  )
  const paragraphs = await readTranscript(`WEBVTT\n\n${cues.join('\n\n')}`, 'talk.vtt', 60)
  expect(paragraphs.length).toBe(2)
  expect(paragraphs.every(({ text }) => text.endsWith('again.'))).toBe(true)
})

test('estimates the times of a text by word count', async () => {
  const text = 'Host: One two three.\nAnd four.\n\nOwner: Six seven eight nine ten.'
  expect(await readTranscript(text, 'talk.txt', 100)).toEqual([
    { at: '0:00', speaker: 'Host', text: 'One two three. And four.' },
    { at: '0:50', speaker: 'Owner', text: 'Six seven eight nine ten.' },
  ])
})

test.each([
  ['talk.docx', 'Host: Words.', "talk.docx isn't a transcript. Use a .vtt, .srt, or .txt file."],
  ['talk.txt', ' \n', 'talk.txt is empty.'],
  ['talk.txt', 'Good morning.', 'talk.txt doesn\'t name the first speaker. Write "Host: " before the first words.'],
  ['talk.vtt', 'Host: Good morning.', 'talk.vtt, line 1: '],
])('refuses an invalid transcript: %s', async (file, text, message) => {
  await expect(readTranscript(text, file, 60)).rejects.toThrow(message)
})

test('creates an episode with its file, duration, and transcript', async () => {
  const root = contentWith()
  const transcript = join(root, '..', 'second-visit.txt')
  writeFileSync(transcript, `Host: ${'Say it all. '.repeat(60)}`)
  const { typed } = readArguments([
    'episode',
    join(root, RECORDING),
    '--title',
    'The Second Visit',
    '--transcript',
    transcript,
  ])
  const recorded = await copyRecording(root, typed)
  await printedBy(async () => createEntry(await indexOf(root), 'episode', recorded.typed, false))
  const text = readFileSync(join(root, 'episodes/the-second-visit.mdx'), 'utf8')
  expect(text).toMatch(/^title: "The Second Visit"$/m)
  expect(text).toMatch(/^duration: "\d+:\d\d"$/m)
  expect(text).toMatch(/^audioUrl: "episodes\/the-second-visit.mp3"$/m)
  expect(text).toMatch(/^ {4}speaker: "Host"$/m)
  await expect(copyRecording(root, typed)).rejects.toThrow('media/episodes/the-second-visit.mp3 already exists.')
})

test('removes the copy on undo, and refuses a file that is not a recording', async () => {
  const root = contentWith()
  const { typed } = readArguments(['episode', join(root, RECORDING), '--slug', 'again'])
  const { undo } = await copyRecording(root, typed)
  const copy = join(root, 'media/episodes/again.mp3')
  expect(existsSync(copy)).toBe(true)
  undo()
  expect(existsSync(copy)).toBe(false)
  const noSound = join(root, '..', 'no-sound.mp3')
  writeFileSync(noSound, 'no sound')
  await expect(copyRecording(root, { ...typed, title: noSound })).rejects.toThrow("isn't an MP3 with a readable length")
  await expect(copyRecording(root, { ...typed, title: 'not-there.mp3' })).rejects.toThrow(
    "The file not-there.mp3 doesn't exist.",
  )
})
