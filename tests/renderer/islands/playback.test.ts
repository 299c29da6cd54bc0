import { expect, test } from 'vitest'
import { createPlayback } from '../../../renderer/islands/player/playback.ts'

class FakeAudio extends EventTarget {
  readonly HAVE_NOTHING = 0
  readonly HAVE_FUTURE_DATA = 3
  readonly NETWORK_NO_SOURCE = 3
  networkState = 1
  readyState = 0
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
  loads = 0
  play = async () => this.emit('play', { paused: false })
  load = () => {
    this.loads += 1
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
  const { audio, playback } = createFakePlayback({ networkState: 3 })
  audio.emit('emptied')
  expect(playback).toMatchObject({ status: 'ready', isPlaying: false, duration: 90 })
  playback.play()
  audio.emit('play')
  expect(playback).toMatchObject({ status: 'loading', isPlaying: true })
})

test('loads a failed recording again and continues at the same position', () => {
  const { audio, playback } = createFakePlayback()
  playback.play()
  audio.emit('timeupdate', { readyState: 4, currentTime: 40, duration: 60 })
  audio.emit('error', { readyState: 0 })
  expect(playback).toMatchObject({ status: 'error', isPlaying: false })
  playback.seek(25)
  playback.toggle()
  expect(audio).toMatchObject({ loads: 1, paused: false })
  expect(playback).toMatchObject({ status: 'loading', time: 25 })
  audio.emit('loadedmetadata', { readyState: 1, currentTime: 0 })
  expect(audio.currentTime).toBe(25)
})

test('loads a recording again that failed before hydration', () => {
  const { audio, playback } = createFakePlayback({ paused: false, networkState: 3 })
  expect(audio).toMatchObject({ loads: 1, paused: false })
  audio.emit('error')
  expect(playback.status).toBe('error')
})
