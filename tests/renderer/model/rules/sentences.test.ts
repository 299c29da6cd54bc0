import { expect, test } from 'vitest'
import { folderWith, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const SENTENCE = 'Patients look for you on their phones at night.'

const dentists = (text: string) => text.replace('text: Three reasons.', `text: Three reasons. ${SENTENCE}`)
const hospices = (text: string) =>
  text.replace('body: What changes for hospice companies.', `body: What changes. ${SENTENCE.toUpperCase()}`)
mistake('a sentence that stands in two industries', () =>
  said({ 'industries/dental-implants.yaml': dentists, 'industries/hospice-companies.yaml': hospices }),
).says(`
  content/industries/hospice-companies.yaml
    “PATIENTS LOOK FOR YOU ON THEIR PHONES AT NIGHT.” stands in content/industries/dental-implants.yaml.
    | body: What changes. PATIENTS LOOK FOR YOU ON THEIR PHONES AT NIGHT.
    |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Say what is true of this entry alone.

  1 problem in 1 file`)

test('a sentence that stands in one industry twice', async () => {
  const twice = (text: string) => dentists(text).replace('body: What changes for dentists.', `body: ${SENTENCE}`)
  expect(await said({ 'industries/dental-implants.yaml': twice })).toContain('stands in this file already.')
})

test('a sentence of a file that was looked at before', async () => {
  const path = 'industries/dental-implants.yaml'
  const { texts } = await folderWith({ [path]: dentists })
  const known = { [path]: texts.get(path) ?? null }
  expect(await said(known)).toBe('no problems')
  expect(await said({ ...known, 'industries/hospice-companies.yaml': hospices })).toContain(
    `stands in content/${path}.`,
  )
})

test('labels and prices may repeat', async () => {
  const short = (text: string) => text.replace('text: Three reasons.', 'text: Call us today.')
  expect(await said({ 'industries/dental-implants.yaml': short, 'industries/hospice-companies.yaml': short })).toBe(
    'no problems',
  )
})
