import { expect, test } from 'vitest'
import { folderWith, said } from '../../../support/contentFolder.ts'

const SENTENCE = 'Patients look for you on their phones at night.'

const dentists = (text: string) => text.replace('text: Three reasons.', `text: Three reasons. ${SENTENCE}`)
const hospices = (text: string) =>
  text.replace('body: What changes for hospice companies.', `body: What changes. ${SENTENCE.toUpperCase()}`)

test('a sentence of a file that was looked at before', async () => {
  const path = 'industries/dental-implants.yaml'
  const { texts } = await folderWith({ [path]: dentists })
  const known = { [path]: texts.get(path) ?? null }
  expect(await said(known)).toBe('no problems')
  expect(await said({ ...known, 'industries/hospice-companies.yaml': hospices })).toContain(
    `stands in content/${path}.`,
  )
})
