import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { secondsOf } from '../../../renderer/wording/duration.ts'

/** An episode's chapters for players. Source: Podcasting 2.0, JSON Chapters 1.2. */
export function chaptersJson(chapters: Chapter[]): string {
  const told = chapters.map(({ at, title }) => ({ startTime: secondsOf(at), title }))
  return `${JSON.stringify({ version: '1.2.0', chapters: told }, undefined, 2)}\n`
}

/**
 * A transcript for players. Source: W3C, WebVTT. A paragraph is shown until the next begins, the last until the end.
 * @param duration of the episode, `52:30`.
 */
export function transcriptVtt(paragraphs: Paragraph[], duration: string): string {
  const cues = paragraphs.map(({ at, speaker, text }, index) => {
    const end = paragraphs[index + 1]?.at ?? duration
    return `${timestamp(at)} --> ${timestamp(end)}\n<v ${escaped(speaker)}>${escaped(text)}</v>`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** `65:04` as `01:05:04.000`. */
function timestamp(time: string): string {
  return `${new Date(secondsOf(time) * 1000).toISOString().slice(11, 19)}.000`
}

/** On one line: an empty one would end the cue. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
