import { expect, test } from 'vitest'

/**
 * A mistake, and what the check has to say of it: a test for each.
 * @param say what it says.
 * @returns takes the words, indented as the test is.
 */
export function mistake(name: string, say: () => Promise<string>) {
  return {
    says(words: string): void {
      test(name, async () => {
        expect(await say()).toBe(outdented(words))
      })
    },
  }
}

function outdented(words: string): string {
  const [, indentation = ''] = /^\n( *)/.exec(words) ?? []
  return words
    .slice(1)
    .trimEnd()
    .replaceAll(new RegExp(`^${indentation}`, 'gm'), '')
}
