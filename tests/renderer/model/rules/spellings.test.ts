import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, said } from '../../../support/contentFolder.ts'

const LIST = `words:
  - { write: email, not: [e-mail] }
  - { write: 16 CFR Part 9, not: [16 CFR 9] }
  - { write: Paid Media, not: [Paid Ads (all)], except: [values/clarity.yaml] }
`
const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: ${text}\n` })
const listed = { 'spelling.yaml': LIST }

describe('what the list writes in one way', () => {
  test.each([
    ['part of another word', 'The e-mailer of Re-e-mail.'],
    ['another case', 'E-mail.'],
    ['the beginning of a longer number', '16 CFR 9.5 and 16 CFR 95.'],
    ['part of an address', 'See www.example.com/e-mail.'],
    ['what a file may write, as the list says', 'Paid Ads (all).'],
  ])('is not %s', async (_, text) => {
    expect(await said({ ...listed, ...value(text) })).toBe('no problems')
  })

  test('is told, without a line to copy, where it goes over the end of a line', async () => {
    const text = 'order: 1\nname: Clarity\ntext: >-\n  Our Paid Ads\n  (all), and more.\n'
    const told = await said({ ...listed, 'values/pulse.yaml': text.replace('Clarity', 'Pulse') })
    expect(told).toContain('is written `Paid Media`')
    expect(told).not.toContain('Write instead')
  })

  test('is mended', async () => {
    const root = contentWith({ ...listed, ...value('An e-mail, two e-mails.') })
    await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'values/clarity.yaml'), 'utf8')).toContain('text: An email, two emails.')
  })
})
