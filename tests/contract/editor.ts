import { expect, test } from 'vitest'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { editorWith } from '../support/editorSchemas.ts'

test('an editor marks nothing that the check takes', async () => {
  const folder = await readContent('content')
  expect(editorWith(folder)(folder)).toEqual([])
})
