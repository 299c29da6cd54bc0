import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEntry } from '../../../scripts/content/new/newEntry.ts'
import { readNew } from '../../../scripts/content/new/readNew.ts'
import { withRecording } from '../../../scripts/content/new/recording.ts'
import { readTranscript } from '../../../scripts/content/new/transcript.ts'
import { indexOf } from '../../support/citingContent.ts'
import { contentWith } from '../../support/contentFolder.ts'
import { printedBy } from '../../support/programs.ts'

const RECORDING = 'media/episodes/sample.mp3'

test('captions become paragraphs, each of one speaker', async () => {
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

test('a long answer is divided where a sentence ends', async () => {
  const cues = Array.from({ length: 40 }, (_, at) => `0:${at + 10}`).map(
    (at) => `00:0${at}.000 --> 00:0${at}.900\n<v Owner>It went on, and on, and on again.`,
  )
  const paragraphs = await readTranscript(`WEBVTT\n\n${cues.join('\n\n')}`, 'talk.vtt', 60)
  expect(paragraphs.length).toBe(2)
  expect(paragraphs.every(({ text }) => text.endsWith('again.'))).toBe(true)
})

test('a text has its times by its words', async () => {
  const text = 'Host: One two three.\nAnd four.\n\nOwner: Six seven eight nine ten.'
  expect(await readTranscript(text, 'talk.txt', 100)).toEqual([
    { at: '0:00', speaker: 'Host', text: 'One two three. And four.' },
    { at: '0:50', speaker: 'Owner', text: 'Six seven eight nine ten.' },
  ])
})

test.each([
  ['talk.docx', 'Host: Words.', 'talk.docx is no transcript: one ends in .vtt, .srt or .txt.'],
  ['talk.txt', ' \n', 'talk.txt has no words in it.'],
  ['talk.txt', 'Good morning.', 'talk.txt does not say who speaks first: write "Host: " before its first words.'],
  ['talk.vtt', 'Host: Good morning.', 'talk.vtt, line 1: '],
])('what is no transcript is told: %s', async (file, text, message) => {
  await expect(readTranscript(text, file, 60)).rejects.toThrow(message)
})

test('an episode of a recording has its file, its length and its words, and passes the check', async () => {
  const root = contentWith()
  const transcript = join(root, '..', 'second-visit.txt')
  writeFileSync(transcript, `Host: ${'Say it all. '.repeat(60)}`)
  const { typed } = readNew([
    'episode',
    join(root, RECORDING),
    '--title',
    'The Second Visit',
    '--transcript',
    transcript,
  ])
  const recorded = await withRecording(root, typed)
  await printedBy(async () => createEntry(await indexOf(root), 'episode', recorded.typed, false))
  const text = readFileSync(join(root, 'episodes/the-second-visit.mdx'), 'utf8')
  expect(text).toMatch(/^title: "The Second Visit"$/m)
  expect(text).toMatch(/^duration: "\d+:\d\d"$/m)
  expect(text).toMatch(/^audioUrl: "episodes\/the-second-visit.mp3"$/m)
  expect(text).toMatch(/^ {4}speaker: "Host"$/m)
  await expect(withRecording(root, typed)).rejects.toThrow('media/episodes/the-second-visit.mp3 exists already.')
})

test('a copy is taken back, and what is no recording is told', async () => {
  const root = contentWith()
  const { typed } = readNew(['episode', join(root, RECORDING), '--slug', 'again'])
  const { takeBack } = await withRecording(root, typed)
  const copy = join(root, 'media/episodes/again.mp3')
  expect(existsSync(copy)).toBe(true)
  takeBack()
  expect(existsSync(copy)).toBe(false)
  const noSound = join(root, '..', 'no-sound.mp3')
  writeFileSync(noSound, 'no sound')
  await expect(withRecording(root, { ...typed, title: noSound })).rejects.toThrow('is no MP3 whose length can be told')
  await expect(withRecording(root, { ...typed, title: 'not-there.mp3' })).rejects.toThrow(
    'There is no file not-there.mp3.',
  )
})
