import { expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

const broken = (from: string | RegExp, to: string) => ({
  'states/_state.yaml': (text: string) => text.replace(from, to),
})

test('each case of a fact has a sentence, and no sentence is about another fact', async () => {
  expect(await problemsOf(broken(/ {4}apart: .*\n/, '    older: More.\n'))).toMatchInlineSnapshot(`
    "content/states/_state.yaml
      \`older\` is no case here, only apart, someTouch, mostTouch, allTouch, single.
      |         older: More.
      |                ^^^^^

    1 problem in 1 file"
  `)
})

test('a sentence names only what is known in its case', async () => {
  expect(await problemsOf(broken('{theState} unruled.', '{theState} unruled {ruleName}.'))).toMatchInlineSnapshot(`
    "content/states/_state.yaml
      Nobody knows {ruleName} in this case, only state, theState, adjective, count, first.
      |         unruled: "{theState} unruled {ruleName}."
      |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 problem in 1 file"
  `)
})

test('words that always say something belong to one fact', async () => {
  expect(await problemsOf(broken('        always: The same', '        sometimes: The same'))).toMatchInlineSnapshot(`
    "content/states/_state.yaml
      None of these is a case of a fact. \`always\` is for what is the same everywhere.
      |         sometimes: The same in {theState}.
      |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 problem in 1 file"
  `)
})
