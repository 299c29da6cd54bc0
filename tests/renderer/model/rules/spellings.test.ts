import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith } from '../../../support/contentFolder.ts'

const LIST = `words:
  - { write: email, not: [e-mail] }
  - { write: 16 CFR Part 9, not: [16 CFR 9] }
  - { write: Paid Media, not: [Paid Ads (all)], except: [values/clarity.yaml] }
`
const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: ${text}\n` })
const listed = { 'spelling.yaml': LIST }

describe('what the list writes in one way', () => {
  test('is mended', async () => {
    const root = contentWith({ ...listed, ...value('An e-mail, two e-mails.') })
    await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'values/clarity.yaml'), 'utf8')).toContain('text: An email, two emails.')
  })
})
