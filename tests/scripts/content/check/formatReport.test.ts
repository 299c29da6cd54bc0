import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../renderer/model/diagnostics/diagnostic.ts'
import { formatGithub, formatJson } from '../../../../scripts/content/check/formatReport.ts'
import { type Inspection, inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { checker, createTestContent } from '../../../support/contentFolder.ts'

const WARNING: Diagnostic = {
  file: 'content/media/a,b:c 100%.svg',
  line: 1,
  column: 1,
  message: 'Nobody\nuses this.',
  rule: 'media',
}

async function createInspection(warnings: Diagnostic[]): Promise<Inspection> {
  const content = createTestContent({
    'states/alabama.yaml': (text) => text.replace('counties: [Madison]', 'counties: Madison'),
  })
  return { ...(await inspectContent({ content, release: false, checker })), warnings }
}

test('formats problems and warnings as JSON, with the fix as data', async () => {
  const { diagnostics, isValid } = JSON.parse(formatJson(await createInspection([WARNING])))
  expect(isValid).toBe(false)
  expect(diagnostics).toHaveLength(2)
  const start = { line: 4, column: 53 }
  const end = { line: 4, column: 60 }
  const edit = { start, end, text: '[Madison]', originalLines: expect.stringMatching(/^.*counties: Madison.*$/) }
  expect(diagnostics[0]).toEqual({
    file: 'content/states/alabama.yaml',
    ...start,
    endColumn: end.column,
    severity: 'error',
    rule: 'schema',
    message: '`counties` must be a list, but `Madison` is text.',
    fix: {
      line: '  - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }',
      edits: [edit],
      isCertain: true,
    },
  })
  expect(diagnostics[1]).toMatchObject({ severity: 'warning', rule: 'media' })
})

test('sorts problems and then warnings by file, line, and column', async () => {
  const createWarning = (file: string, line: number, column: number) => ({ ...WARNING, file, line, column })
  const unsorted = [
    createWarning('content/b.yaml', 2, 1),
    createWarning('content/a.yaml', 9, 1),
    createWarning('content/a.yaml', 10, 7),
    createWarning('content/a.yaml', 10, 2),
  ]
  const sorted = ['a.yaml 9 1', 'a.yaml 10 2', 'a.yaml 10 7', 'b.yaml 2 1']
  const result = { ...(await createInspection(unsorted)), problems: unsorted }
  const { diagnostics } = JSON.parse(formatJson(result)) as { diagnostics: Diagnostic[] }
  const positions = diagnostics.map(({ file, line, column }) => `${file.replace('content/', '')} ${line} ${column}`)
  expect(positions).toEqual([...sorted, ...sorted])
})

test('formats problems and warnings as GitHub annotations, and escapes commands', async () => {
  const commands = 'There is no field `a\u001b[31m` here.\r##[group]'
  const warnings = [WARNING, { ...WARNING, file: 'content/site.yaml', message: commands }]
  expect(formatGithub(await createInspection(warnings), 'site')).toMatchInlineSnapshot(`
      "::error file=site/content/states/alabama.yaml,line=4,col=53,endColumn=60,title=schema::\`counties\` must be a list, but \`Madison\` is text.%0AWrite instead: \`  - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`
      ::warning file=site/content/media/a%2Cb%3Ac 100%25.svg,line=1,col=1,endColumn=2,title=media::Nobody%0Auses this.
      ::warning file=site/content/site.yaml,line=1,col=1,endColumn=2,title=media::There is no field \`a<U+001B>[31m\` here.<U+000D>## [group]"
    `)
})
