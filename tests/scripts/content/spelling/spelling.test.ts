import { expect, test } from 'vitest'
import { formatProblems } from '../../../../renderer/model/diagnostics/diagnostic.ts'
import { inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { findMisspellingWarnings } from '../../../../scripts/content/spelling/misspellingWarnings.ts'
import { checker, checkFolder, createTestContent } from '../../../support/contentFolder.ts'

async function formatSpellingWarnings(overrides: Record<string, string>): Promise<string> {
  const content = createTestContent({ 'words.txt': '', ...overrides })
  const { files } = await checkFolder(content)
  // The state adds names of places to the known words.
  const checkedFiles = files.filter(({ source }) => source.path in overrides || source.path === 'states/alabama.yaml')
  const warnings = await findMisspellingWarnings(content, checkedFiles)
  return formatProblems(warnings, 'warning').replaceAll(/:\d+:\d+$/gm, '')
}

const createValueFile = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: ${text}\n` })

test('reports a misspelling in YAML, and suggests the correct word', async () => {
  expect(await formatSpellingWarnings(createValueFile('What we recieve is told.'))).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        \`recieve\` isn't in the dictionary.
        3 | text: What we recieve is told.
          |               ^^^^^^^
        If the word is correct, add it to words.txt. Did you mean \`receive\`?

      1 warning in 1 file"
    `)
})

test('accepts words in the word list', async () => {
  const words = '# Ours\nneuromodulator # of 2026\nRealSelf\n'
  const text = createValueFile('A neuromodulator, and what RealSelf says of it.')
  expect(await formatSpellingWarnings({ ...text, 'words.txt': words })).toBe('0 warnings in 0 files')
  expect(await formatSpellingWarnings(text)).toContain('2 warnings in 1 file')
})

test('ignores URLs, tokens, abbreviations, and names of places', async () => {
  const text = createValueFile('{brand} and HIPAA in Prichard, at www.exmaple.com/recieve, for practices’ sake.')
  expect(await formatSpellingWarnings(text)).toBe('0 warnings in 0 files')
})

test('reports misspellings as warnings, and as problems in a strict check', async () => {
  const content = createTestContent(createValueFile('What we recieve is told.'))
  const options = { content, release: false, spelling: true, checker }
  const defaultResult = await inspectContent(options)
  expect([defaultResult.site !== undefined, defaultResult.warnings.length > 0]).toEqual([true, true])
  const strictResult = await inspectContent({ ...options, strict: true })
  expect([strictResult.site, strictResult.problems.length]).toEqual([undefined, defaultResult.warnings.length])
})
