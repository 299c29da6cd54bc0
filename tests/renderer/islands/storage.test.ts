import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forgetPosition,
  type Listening,
  savedListening,
  savedPosition,
  savedSpeed,
  saveListening,
  savePosition,
  saveSpeed,
} from '../../../renderer/islands/player/storage.ts'
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
    savePosition('/podcast/one', 62.9)
    savePosition('/podcast/two', 8)
    saveSpeed(1.5)
    expect(savedPosition('/podcast/one')).toBe(62)
    forgetPosition('/podcast/one')
    expect(savedPosition('/podcast/one')).toBe(0)
    expect(savedPosition('/podcast/two')).toBe(8)
    expect(savedSpeed()).toBe(1.5)
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
    expect(savedPosition('/podcast/one')).toBe(0)
    expect(savedSpeed()).toBe(1)
    savePosition('/podcast/one', 30)
    expect(savedPosition('/podcast/one')).toBe(30)
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
    saveListening(listening)
    expect([wasListening(), savedListening()]).toEqual([true, listening])
    saveListening(undefined)
    expect([wasListening(), savedListening()]).toEqual([false, undefined])
  })

  test.each([
    ['no JSON', 'soon'],
    ['of another build, without words that the dock needs', { ...listening, words: { play: 'Play' } }],
    ['of another build, with a word of another kind', { ...listening, words: { ...listening.words, time: 3 } }],
    ['without an episode', { ...listening, episode: null }],
  ])('is let go where it is %s', (_, value) => {
    session.setItem(LISTENING, typeof value === 'string' ? value : JSON.stringify(value))
    expect(savedListening()).toBeUndefined()
  })
})

test('where the visitor forbids it, nothing is remembered, and nothing fails', () => {
  for (const store of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(store, { getItem: refuse, setItem: refuse, removeItem: refuse })
  savePosition('/podcast/one', 30)
  saveSpeed(2)
  saveListening(undefined)
  expect([savedPosition('/podcast/one'), savedSpeed(), wasListening(), savedListening()]).toEqual([
    0,
    1,
    false,
    undefined,
  ])
})
