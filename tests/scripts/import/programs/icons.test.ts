import { expect, test } from 'vitest'
import { UserError } from '../../../../scripts/errors.ts'
import { renderShapes } from '../../../../scripts/import/programs/icons.ts'

test('rejects a misspelled icon without a stack', () => {
  expect(() => renderShapes('chekc')).toThrow(UserError)
})
