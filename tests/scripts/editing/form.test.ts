import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nodeAt } from '../../../renderer/editing/nodes.ts'
import type { Field, FormNode, Keys, List, Step } from '../../../renderer/editing/protocol.ts'
import { edit, FILE, followed, messages } from '../../support/followed.ts'

async function formOf(file: string, steps: Step[] = [], { edits } = followed()) {
  const { form, outcome } = await edits.draft(await edit(edits, steps, file))
  return { form, outcome, at: <Node extends FormNode = Field>(...path: Keys) => nodeAt(form.root, path) as Node }
}

/** Saves steps, and says which lines of the file went and came. */
async function saved(steps: Step[], file = FILE, before?: (text: string) => string) {
  const { edits, root, content, text } = followed()
  if (before) {
    writeFileSync(join(root, file), before(text(file)))
    await content.renew()
  }
  const old = text(file)
  const outcome = await edits.save(await edit(edits, steps, file))
  const [a, b] = [old.split('\n'), text(file).split('\n')]
  const gone = a.filter((line) => !b.includes(line)).map((line) => `- ${line}`)
  return { outcome, lines: [...gone, ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`)].join('\n') }
}

describe('the form of a file', () => {
  test('says of each value what it is for, what it takes, and what there is to choose from', async () => {
    const content = followed()
    const { form, at } = await formOf('posts/first-post.mdx', [], content)
    expect(at('title')).toMatchObject({ kind: 'text', most: 60, isOptional: false, value: 'First post' })
    expect(at('title').meaning).not.toBe('')
    expect(at('date').kind).toBe('date')
    expect(form.body?.text).toMatch(/^The opening of the first post/)
    const service = await formOf(FILE, [], content)
    expect(service.at('features', 0, 'icon').kind).toBe('choice')
    expect(service.at('pricing', 'tiers', 0, 'price', 'monthly')).toMatchObject({ kind: 'number', value: '750' })
    expect(service.at('pricing', 'tiers', 0, 'features', 1, 'included')).toMatchObject({
      kind: 'text',
      value: 'up to 10',
    })
    expect(service.at('stats', 2, 'claim')).toMatchObject({ kind: 'reference', target: 'claims', isOptional: true })
    expect(service.form.targets.claims?.map(({ value }) => value)).toContain('growth')
    expect(service.at('testimonials', 0)).toMatchObject({ isPlaceholder: true, canWait: true })
    expect(service.at('order').canWait).toBe(false)
  })

  test('offers the keys that are absent, and says which lists may grow and shrink', async () => {
    const content = followed()
    const { form, at } = await formOf(FILE, [], content)
    const post = await formOf('posts/first-post.mdx', [], content)
    for (const { label, meaning } of post.form.root.absent) expect(meaning, label).not.toBe('')
    expect(post.form.root.absent.map(({ label }) => label)).toContain('guid')
    expect(at<List>('pricing', 'tiers')).toMatchObject({ canAdd: false, canRemove: false })
    expect(at<List>('faq')).toMatchObject({ canAdd: true, canRemove: true })
    expect(form.root.fields.map(({ label }) => label).slice(0, 3)).toEqual(['order', 'title', 'desc'])
    const claims = await formOf('claims.yaml', [], content)
    expect(claims.form.root.open?.meaning).not.toBe('')
  })
})

describe('a step in a form', () => {
  test('adds what must be in a group, and the check asks for its words before anything is written', async () => {
    const path = ['faq', 2]
    const { at, outcome } = await formOf(FILE, [{ kind: 'add', path }])
    expect(at('faq', 2, 'question')).toMatchObject({ value: '', kind: 'text' })
    expect(outcome).toMatchObject({
      kind: 'refused',
      complaints: [{ path: ['faq', 2, 'question'] }, { path: ['faq', 2, 'answer'] }],
    })
    expect(messages(outcome)).toMatchInlineSnapshot(`
      [
        "\`question\` is empty.",
        "\`answer\` is empty.",
      ]
    `)
  })

  test('and others are saved together, as the file is written', async () => {
    const steps: Step[] = [
      { kind: 'add', path: ['faq', 1] },
      { kind: 'set', path: ['faq', 1, 'question'], value: 'May we pause?' },
      { kind: 'set', path: ['faq', 1, 'answer'], value: 'Yes: for a month.' },
      { kind: 'move', path: ['features', 0], to: 1 },
      { kind: 'remove', path: ['faq', 2] },
      { kind: 'tag', path: ['testimonials', 0], isTagged: false },
      { kind: 'add', path: ['pricing', 'tiers', 0, 'price', 'note'] },
      { kind: 'set', path: ['pricing', 'tiers', 0, 'price', 'note'], value: 'Without travel' },
    ]
    const { outcome, lines } = await saved(steps)
    expect(outcome).toEqual({ kind: 'saved' })
    expect(lines).toMatchInlineSnapshot(`
      "-   - !placeholder
      -     name: Dr. Jane Sample
      -   - question: Who owns the accounts?
      -     answer: You do.
      -       price: { monthly: 750 }
      +   - name: Dr. Jane Sample
      +   - question: May we pause?
      +     answer: "Yes: for a month."
      +       price: { monthly: 750, note: Without travel }"
    `)
  })

  test('keeps comments and tags that stand around it', async () => {
    const before = (text: string) =>
      text
        .replace('faq:\n', '# Asked at every call.\nfaq: # as of May\n')
        .replace('title: Paid', 'title: !placeholder Paid')
    const steps: Step[] = [
      { kind: 'set', path: ['title'], value: 'Paid search' },
      { kind: 'remove', path: ['faq', 0] },
    ]
    const { outcome, lines } = await saved(steps, FILE, before)
    expect(outcome).toEqual({ kind: 'saved' })
    expect(lines).toMatchInlineSnapshot(`
      "- title: !placeholder Paid Media
      -   - question: How long is the term?
      -     answer: One year, then a year at a time.
      + title: !placeholder Paid search"
    `)
  })

  test('puts another text below the front matter of an article', async () => {
    const { outcome, lines } = await saved([{ kind: 'body', value: 'Another *text*.\n' }], 'posts/fourth-post.mdx')
    expect(outcome).toEqual({ kind: 'saved' })
    expect(lines).toContain('+ Another *text*.')
  })

  test('that cannot be done is told, and the form stays as it was', async () => {
    const { form, outcome } = await formOf(FILE, [{ kind: 'remove', path: ['nothing'] }])
    expect(outcome.kind).toBe('failed')
    expect(nodeAt(form.root, ['title'])).toBeDefined()
  })
})
