import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkMessages, checkWarnings, createPost, fixFile, type Overrides } from './contentFolder.ts'
import { findFixFaults } from './fixFaults.ts'

interface Mistake {
  name: string
  files: Overrides
  expectedMessage: string
  isWarning: boolean
  fixed?: { path: string; text: string }
}

const BLOCK_OR_HEADING = /^~~~~(\w+) ?(.*)\n(?:([\s\S]*?)\n)??~~~~$|^(#{1,3}) (.*)$/gm

/**
 * Parses cases from Markdown. Blocks below a `###` heading are files: a `diff` with fixture lines, `mdx` for the body
 * of a post, `deleted`, `fixture` with the path to copy, or complete text. `problems` or `warnings` has the expected
 * message, and `fixed` the result of `--fix`. Write U+200B as `<U+200B>`.
 * @throws {Error} if a case has no message, or a message has no files
 */
function readMistakes(file: string): Mistake[] {
  const mistakes: Mistake[] = []
  let [group, name] = ['', '']
  let files: Overrides = {}
  let hasMessage = true
  const parts = readFileSync(file, 'utf8').matchAll(BLOCK_OR_HEADING)
  for (const [, kind, path = '', text = '', level, heading = ''] of parts) {
    if (kind === undefined) {
      if (!hasMessage) throw new Error(`${file} has no expected message for “${name}”.`)
      if (level === '###') name = group === '' ? heading : `${group}: ${heading}`
      else group = heading
      hasMessage = level !== '###'
    } else if (kind === 'fixed') {
      Object.assign(mistakes.at(-1) ?? {}, { fixed: { path, text } })
    } else if (kind === 'problems' || kind === 'warnings') {
      if (Object.keys(files).length === 0) throw new Error(`${file} has a message without a file in “${name}”.`)
      mistakes.push({ name, files, expectedMessage: text, isWarning: kind === 'warnings' })
      files = {}
      hasMessage = true
    } else {
      files = { ...files, ...createOverride(kind, unescapeCharacters(path), unescapeCharacters(text)) }
      hasMessage = false
    }
  }
  if (!hasMessage) throw new Error(`${file} has no expected message for “${name}”.`)
  return mistakes
}

const unescapeCharacters = (text: string) =>
  text.replaceAll(/<U\+([0-9A-F]{4,})>/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))

function createOverride(kind: string, path: string, text: string): Overrides {
  if (kind === 'deleted') return { [path]: null }
  if (kind === 'fixture') return { [path]: readFileSync(`tests/fixtures/${text}`) }
  if (path === '') return createPost(text)
  return { [path]: kind === 'diff' ? (before) => text.split('\n@@\n').reduce(applyHunk, before) : `${text}\n` }
}

function applyHunk(text: string, hunk: string): string {
  const lines = hunk.split('\n')
  const joinLinesWithout = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')
  const [before = '', after, secondMatch] = `\n${text}`.split(`\n${joinLinesWithout('+')}`)
  if (after === undefined || secondMatch !== undefined)
    throw new Error(`The file must contain these lines once:\n${hunk}`)
  return `${before}\n${joinLinesWithout('-')}${after}`.slice(1)
}

/** Tests that each mistake has the expected message, and that each fix removes its problem without new problems or lost text. */
export function testMistakes(file: string): void {
  for (const { name, files, expectedMessage, isWarning, fixed } of readMistakes(file))
    test(name, async () => {
      expect(await (isWarning ? checkWarnings : checkMessages)(files)).toBe(expectedMessage)
      expect(await findFixFaults(files)).toEqual([])
      if (fixed) expect(`\n${(await fixFile(files, fixed.path)).text}`).toContain(`\n${fixed.text}\n`)
    })
}
