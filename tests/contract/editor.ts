import { expect, test } from 'vitest'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { editorWith } from '../support/editorSchemas.ts'

test('accepts all valid content with the schemas of editors', async () => {
  const folder = await readContent('content')
  expect(editorWith(folder)(folder)).toEqual([])
})
