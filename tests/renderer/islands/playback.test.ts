import { expect, test } from 'vitest'
import { createPlayback } from '../../../renderer/islands/player/playback.ts'

// The values of HTML's `HTMLMediaElement`.
const NETWORK_NO_SOURCE = 3
const HAVE_NOTHING = 0
const HAVE_METADATA = 1
const HAVE_ENOUGH_DATA = 4

class FakeAudio extends EventTarget {
  readonly HAVE_NOTHING = HAVE_NOTHING
  readonly HAVE_FUTURE_DATA = 3
  readonly NETWORK_NO_SOURCE = NETWORK_NO_SOURCE
  networkState = 1
  readyState: number = HAVE_NOTHING
  error = null
  paused = true
  ended = false
  seeking = false
  currentTime = 0
  duration = Number.NaN
  volume = 1
  muted = false
  loop = false
  playbackRate = 1
  loadCount = 0
  play = async () => this.emit('play', { paused: false })
  load = () => {
    this.loadCount += 1
    this.paused = true
    this.currentTime = 0
  }
  emit = (type: string, changes: Partial<FakeAudio> = {}) => {
    Object.assign(this, changes)
    this.dispatchEvent(new Event(type))
  }
}

function createFakePlayback(changes: Partial<FakeAudio> = {}) {
  const audio = Object.assign(new FakeAudio(), changes)
  const playback = createPlayback(audio as unknown as HTMLAudioElement, 90, () => {})
  return { audio, playback }
}

test('reports no error while the browser selects a source', () => {
  const { audio, playback } = createFakePlayback({ networkState: NETWORK_NO_SOURCE })
  audio.emit('emptied')
  expect(playback).toMatchObject({ status: 'ready', isPlaying: false, duration: 90 })
  playback.play()
  audio.emit('play')
  expect(playback).toMatchObject({ status: 'loading', isPlaying: true })
})

test('reloads a failed recording, and continues at the position that was chosen after the failure', () => {
  const { audio, playback } = createFakePlayback()
  playback.play()
  audio.emit('timeupdate', { readyState: HAVE_ENOUGH_DATA, currentTime: 40, duration: 60 })
  audio.emit('error', { readyState: HAVE_NOTHING })
  expect(playback).toMatchObject({ status: 'error', isPlaying: false })
  playback.seek(25)
  playback.toggle()
  expect(audio).toMatchObject({ loadCount: 1, paused: false })
  expect(playback).toMatchObject({ status: 'loading', time: 25 })
  audio.emit('loadedmetadata', { readyState: HAVE_METADATA, currentTime: 0 })
  expect(audio.currentTime).toBe(25)
})

test('reloads a recording that failed before hydration', () => {
  const { audio, playback } = createFakePlayback({ paused: false, networkState: NETWORK_NO_SOURCE })
  expect(audio).toMatchObject({ loadCount: 1, paused: false })
  audio.emit('error')
  expect(playback.status).toBe('error')
})
