import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forget,
  keep,
  kept,
  type Listening,
  leftOff,
  rememberedSpeed,
  rememberPosition,
  rememberSpeed,
} from '../../../renderer/islands/player/memory.ts'
import { LISTENING, wasListening } from '../../../renderer/islands/player/wasListening.ts'

/** What a browser keeps, or refuses to. */
class Store {
  readonly items = new Map<string, string>()
  readonly getItem = (key: string) => this.items.get(key) ?? null
  readonly setItem = (key: string, text: string) => void this.items.set(key, text)
  readonly removeItem = (key: string) => void this.items.delete(key)
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

let local = new Store()
let session = new Store()
beforeEach(() => {
  local = new Store()
  session = new Store()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

describe('what a browser remembers', () => {
  test('is where one left off in each episode, and the speed', () => {
    rememberPosition('/podcast/one', 62.9)
    rememberPosition('/podcast/two', 8)
    rememberSpeed(1.5)
    expect(leftOff('/podcast/one')).toBe(62)
    forget('/podcast/one')
    expect(leftOff('/podcast/one')).toBe(0)
    expect(leftOff('/podcast/two')).toBe(8)
    expect(rememberedSpeed()).toBe(1.5)
  })

  test.each([
    ['nothing', null],
    ['what is no JSON', 'soon'],
    ['null', 'null'],
    ['a text', '"soon"'],
    ['a speed that there is not, or a position that is none', '17'],
    ['an object of something else', '{"/podcast/one":"soon"}'],
    ['a position before the beginning', '{"/podcast/one":-5}'],
  ])('is not believed when it is %s', (_, text) => {
    if (text !== null) for (const key of ['podcast-positions', 'podcast-speed']) local.setItem(key, text)
    expect(leftOff('/podcast/one')).toBe(0)
    expect(rememberedSpeed()).toBe(1)
    rememberPosition('/podcast/one', 30)
    expect(leftOff('/podcast/one')).toBe(30)
  })
})

describe('what a tab keeps of the listening', () => {
  const listening: Listening = {
    episode: { address: '/podcast/one', title: 'One', show: 'A show', source: '/one.mp3', duration: 90, chapters: [] },
    words: { play: 'Play', pause: 'Pause', time: '{time}', error: 'No.', dock: { label: 'Player', close: 'Close' } },
    time: 31.5,
    isOn: true,
  }

  test('is the episode, its words and its place, until it is forgotten', () => {
    keep(listening)
    expect([wasListening(), kept()]).toEqual([true, listening])
    keep(undefined)
    expect([wasListening(), kept()]).toEqual([false, undefined])
  })

  test.each([
    ['no JSON', 'soon'],
    ['of another build, without words that the dock needs', { ...listening, words: { play: 'Play' } }],
    ['of another build, with a word of another kind', { ...listening, words: { ...listening.words, time: 3 } }],
    ['without an episode', { ...listening, episode: null }],
  ])('is let go where it is %s', (_, value) => {
    session.setItem(LISTENING, typeof value === 'string' ? value : JSON.stringify(value))
    expect(kept()).toBeUndefined()
  })
})

test('where the visitor forbids it, nothing is remembered, and nothing fails', () => {
  for (const store of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(store, { getItem: refuse, setItem: refuse, removeItem: refuse })
  rememberPosition('/podcast/one', 30)
  rememberSpeed(2)
  keep(undefined)
  expect([leftOff('/podcast/one'), rememberedSpeed(), wasListening(), kept()]).toEqual([0, 1, false, undefined])
})
