import { expect, test } from 'vitest'
import { describeCodeError } from '../../scripts/codeError.ts'

test('describes an error whose message is not a text', () => {
  const error = Object.assign(new Error(), { message: null })
  expect(describeCodeError(error)).toMatchObject({ message: 'null' })
})
