import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFacts, yamlOf } from '../../../scripts/import/writeFacts.ts'

test('an import removes what an earlier one made, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'gone.yaml'), yamlOf({ residents: 1 }))
  writeFileSync(join(folder, 'written.yaml'), 'name: By somebody\n')
  writeFileSync(join(folder, 'notes.txt'), '')
  writeFacts(folder, new Map([['here.yaml', { residents: 2 }]]))
  expect(readdirSync(folder)).toEqual(['here.yaml', 'notes.txt', 'written.yaml'])
})
