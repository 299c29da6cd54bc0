import { expect, test, vi } from 'vitest'
import { refuseAlike } from '../../scripts/building/prepare.ts'

test('places that are too much alike stop a build, and a lenient one only says so', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  try {
    refuseAlike([])
    expect(() => refuseAlike(['One.', 'Two.'])).toThrow('One.\nTwo.\n\nNothing was published.')
    expect(said).not.toHaveBeenCalled()
    refuseAlike(['One.'], true)
    expect(said).toHaveBeenCalledWith('One.\nThis build is lenient, and goes on.')
  } finally {
    said.mockRestore()
  }
})
