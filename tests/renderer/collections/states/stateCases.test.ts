import { expect, test } from 'vitest'
import { flawsOf } from '../../../support/contentFolder.ts'

const broken = (from: string | RegExp, to: string) => ({
  'states/_state.yaml': (text: string) => text.replace(from, to),
})

test('each case of a fact has a sentence, and no sentence is about another fact', async () => {
  expect(await flawsOf(broken(/ {4}apart: .*\n/, '    older: More.\n'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: \`older\` is no case here, only apart, someTouch, mostTouch, allTouch, single. › older: More.",
    ]
  `)
})

test('a sentence names only what is known in its case', async () => {
  expect(await flawsOf(broken('{theState} unruled.', '{theState} unruled {ruleName}.'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: Nobody knows {ruleName} in this case, only state, theState, adjective, count, first. › unruled: "{theState} unruled {ruleName}."",
    ]
  `)
})

test('words that always say something belong to one fact', async () => {
  expect(await flawsOf(broken('        always: The same', '        sometimes: The same'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: None of these is a case of a fact. \`always\` is for what is the same everywhere. › sometimes: The same in {theState}.",
    ]
  `)
})
