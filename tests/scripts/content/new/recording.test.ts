import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { episodes } from '../../../../renderer/collections/episodes/definition.ts'
import { createEntry } from '../../../../scripts/content/new/createEntry.ts'
import { readArguments } from '../../../../scripts/content/new/entryOptions.ts'
import { importRecording, parseTranscript } from '../../../../scripts/content/new/recording.ts'
import { createTestContent, loadTestContent } from '../../../support/contentFolder.ts'
import { captureLog } from '../../../support/programs.ts'

test('merges captions into paragraphs of the same speaker', async () => {
  const parseFixture = (file: string, totalSeconds: number) =>
    parseTranscript(readFileSync(`tests/fixtures/transcripts/${file}`, 'utf8'), file, totalSeconds)
  expect(await parseFixture('talk.vtt', 120)).toEqual([
    { start: '0:00', speaker: 'Host', text: 'Who calls & books twice? Tell me.' },
    { start: '1:38', speaker: 'Owner', text: 'Four years in.' },
  ])
  expect(await parseFixture('talk.srt', 3700)).toEqual([
    { start: '0:01', speaker: 'Host', text: 'Good morning. and more: of it.' },
    { start: '60:20', speaker: 'Owner', text: 'Yes.' },
  ])
})

test.each([
  ['talk.txt', 'Good morning.', 'talk.txt doesn\'t name the first speaker. Write "Host: " before the first words.'],
  ['talk.vtt', 'Host: Good morning.', 'talk.vtt, line 1: '],
])('rejects the transcript %s with the text %j', async (file, text, message) => {
  await expect(parseTranscript(text, file, 60)).rejects.toThrow(message)
})

test('creates an episode from a recording and a transcript, and never overwrites a recording', async () => {
  const content = createTestContent()
  const transcript = join(content, '..', 'second-visit.txt')
  writeFileSync(transcript, `Host: ${'Say it all. '.repeat(60)}`)
  const recording = join(content, 'media/episodes/sample.mp3')
  const args = ['episode', recording, '--title', 'The Second Visit', '--transcript', transcript]
  const { entryOptions, recordingPath = '' } = readArguments(args)
  const episode = await importRecording(entryOptions, { content, recordingPath })
  await captureLog(async () =>
    createEntry(await loadTestContent(content), episodes, episode.entryOptions, { isInteractive: false }),
  )
  const text = readFileSync(join(content, 'episodes/the-second-visit.mdx'), 'utf8')
  expect(text).toMatch(/^title: "The Second Visit"$/m)
  expect(text).toMatch(/^duration: "\d+:\d\d"$/m)
  expect(text).toMatch(/^audioUrl: "episodes\/the-second-visit.mp3"$/m)
  expect(text).toMatch(/^ {4}speaker: "Host"$/m)
  const secondImport = importRecording(entryOptions, { content, recordingPath })
  await expect(secondImport).rejects.toThrow('second-visit.mp3 already exists.')
})
