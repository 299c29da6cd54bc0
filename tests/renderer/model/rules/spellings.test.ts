import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post } from '../../../support/post.ts'

const LIST = `words:
  - { write: email, not: [e-mail] }
  - { write: 16 CFR Part 9, not: [16 CFR 9] }
  - { write: Paid Media, not: [Paid Ads (all)], except: [values/clarity.yaml] }
`
const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: ${text}\n` })
const listed = { 'spelling.yaml': LIST }

describe('what the list writes in one way', () => {
  mistake('is told where it is written in another, each time', () =>
    said({ ...listed, ...value('An e-mail, two e-mails.'), ...post('By *e-mail*, says 16 CFR 9.') }),
  ).says(`
    content/posts/a-post.mdx
      \`e-mail\` is written \`email\`.
      | By *e-mail*, says 16 CFR 9.
      |     ^^^^^^
      The list is spelling.yaml.
      Write instead: \`By *email*, says 16 CFR 9.\`

    content/posts/a-post.mdx
      \`16 CFR 9\` is written \`16 CFR Part 9\`.
      | By *e-mail*, says 16 CFR 9.
      |                   ^^^^^^^^
      The list is spelling.yaml.
      Write instead: \`By *e-mail*, says 16 CFR Part 9.\`

    content/values/clarity.yaml
      \`e-mail\` is written \`email\`.
      | text: An e-mail, two e-mails.
      |          ^^^^^^
      The list is spelling.yaml.
      Write instead: \`text: An email, two e-mails.\`

    content/values/clarity.yaml
      \`e-mail\` is written \`email\`.
      | text: An e-mail, two e-mails.
      |                      ^^^^^^
      The list is spelling.yaml.
      Write instead: \`text: An e-mail, two emails.\`

    4 problems in 2 files`)

  test.each([
    ['part of another word', 'The e-mailer of Re-e-mail.'],
    ['another case', 'E-mail.'],
    ['the beginning of a longer number', '16 CFR 9.5 and 16 CFR 95.'],
    ['part of an address', 'See www.example.com/e-mail.'],
    ['what a file may write, as the list says', 'Paid Ads (all).'],
  ])('is not %s', async (_, text) => {
    expect(await said({ ...listed, ...value(text) })).toBe('no problems')
  })

  test('with signs of patterns in it is told elsewhere', async () => {
    expect(await said({ ...listed, ...post('Our Paid Ads (all).') })).toContain('is written `Paid Media`')
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
