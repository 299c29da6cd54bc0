import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonOf, writeFacts } from '../../../scripts/import/writeFacts.ts'

test('an import removes the facts of a state that is gone, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'gone.json'), jsonOf({ residents: 1 }))
  writeFileSync(join(folder, 'notes.txt'), '')
  writeFacts(folder, new Map([['here.json', { residents: 2 }]]))
  expect(readdirSync(folder)).toEqual(['here.json', 'notes.txt'])
})
