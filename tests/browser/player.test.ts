import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE } from '../support/page.ts'
import { EPISODE, openPlayer, pauseButton, play, playButton, sound, wakePlayer } from '../support/player.ts'

const time = async (page: Page) => Math.floor((await sound(page)).time)
const shownTime = (page: Page) => page.locator('.desk-time').innerText()
const position = (page: Page) => page.getByRole('slider', { name: 'Position' })
const status = (page: Page) => page.locator('.player-status')
const chapter = (page: Page, name: string) => page.locator('.chapters').getByRole('link', { name })

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
  ['with less motion', { reducedMotion: 'reduce' as const }],
])('the player, %s', (_, options) => {
  test('plays and pauses, shows how far and how long, mutes', async () => {
    const page = await openPlayer(options)
    expect(await shownTime(page)).toBe('0:00 of 52:30')
    await play(page)
    // The sample's own length, once it is loaded.
    expect(await shownTime(page)).toMatch(/^0:0\d of 1:01$/)
    await page.getByRole('button', { name: 'Mute' }).click()
    expect((await sound(page)).muted).toBe(true)
    await page.getByRole('button', { name: 'Unmute' }).click()
    expect((await sound(page)).muted).toBe(false)
    await pauseButton(page).click()
    expect((await sound(page)).paused).toBe(true)
    await playButton(page).waitFor()
  })

  test('moves nothing when it wakes', async () => {
    const page = await openPage(options)
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/chunks/*.js', async (route) => {
      await later
      await route.continue()
    })
    await page.goto(EPISODE)
    const chapters = () =>
      page.locator('.chapters').evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY))
    const before = await chapters()
    release()
    await wakePlayer(page)
    expect(Math.abs((await chapters()) - before)).toBeLessThanOrEqual(2)
  })
})

describe('keys', () => {
  test('play, seek, mute, loop and jump while the player has the focus', async () => {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('k')
    expect((await sound(page)).paused).toBe(true)
    await page.keyboard.press('5')
    expect(await time(page)).toBe(30)
    await page.keyboard.press('ArrowRight')
    expect(await time(page)).toBe(40)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await time(page)).toBe(20)
    await page.keyboard.press('0')
    expect(await time(page)).toBe(0)
    await page.keyboard.press('m')
    await page.keyboard.press('l')
    expect(await sound(page)).toMatchObject({ muted: true, loop: true })
    await page.keyboard.press('ArrowDown')
    expect(await sound(page)).toMatchObject({ muted: false, volume: 0.9 })
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect((await sound(page)).volume).toBe(1)
    await page.keyboard.press('f')
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
    // The space bar presses the button that has the focus: once.
    await page.keyboard.press('Space')
    await expect.poll(async () => (await sound(page)).paused).toBe(false)
    // On the position there is no button, and the space bar is the player's.
    await position(page).focus()
    await page.keyboard.press('Space')
    expect((await sound(page)).paused).toBe(true)
    await page.keyboard.press('7')
    await page.keyboard.press('ArrowLeft')
    expect(await time(page)).toBe(33)
  })

  test('do nothing with a modifier, nor while the focus is elsewhere', async () => {
    const page = await openPlayer()
    await playButton(page).focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Shift+ArrowRight')
    await page.locator('.chapters a').first().focus()
    await page.keyboard.press('k')
    await page.keyboard.press('5')
    expect(await sound(page)).toMatchObject({ paused: true, time: 0 })
  })

  test('c shows the transcript and hides it, the focus stays', async () => {
    const page = await openPlayer()
    await playButton(page).focus()
    await page.keyboard.press('c')
    await page.locator('#transcript[open]').waitFor()
    await expect
      .poll(() => page.locator('#transcript summary').evaluate((summary) => summary.getBoundingClientRect().top))
      .toBeLessThan(400)
    await page.keyboard.press('c')
    expect(await page.locator('#transcript[open]').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('player-play')
  })

  test('? shows what they do, Escape hides it and gives the focus back', async () => {
    const page = await openPlayer()
    await playButton(page).focus()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'The player’s keys' })
    await help.waitFor()
    expect(await help.locator('dt').count()).toBe(8)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('player-play')
  })

  test('the volume’s own arrows are its own', async () => {
    const page = await openPlayer()
    await page.getByRole('slider', { name: 'Volume' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await sound(page)).toMatchObject({ volume: 0.95, time: 0 })
  })
})

describe('where it plays', () => {
  test('is said to who does not see it, and can be moved', async () => {
    const page = await openPlayer()
    await play(page)
    await position(page).fill('42')
    await expect.poll(() => position(page).getAttribute('aria-valuetext')).toMatch(/^0:4[23] of 1:01$/)
    expect(await page.locator('.timeline-buffered').count()).toBeGreaterThan(0)
  })

  test.each(['?t=25', '#t=0:25', '#t=25'])('follows the address: %s', async (moment) => {
    const page = await openPlayer({}, EPISODE + moment)
    await expect.poll(() => shownTime(page)).toMatch(/^0:25/)
    await playButton(page).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(25)
  })

  test('follows the address when it changes', async () => {
    const page = await openPlayer()
    await page.evaluate(() => {
      location.hash = '#t=0:31'
    })
    await expect.poll(() => shownTime(page)).toMatch(/^0:31/)
  })

  test('is where one left off, after a full load', async () => {
    const page = await openPlayer()
    await play(page)
    await position(page).fill('20')
    await pauseButton(page).click()
    // Another day: the tab is gone, the browser's memory is not.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/about')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(EPISODE)
    await wakePlayer(page)
    await expect.poll(() => shownTime(page)).toMatch(/^0:20/)
    // The address says more than the memory.
    await page.goto(`${EPISODE}?t=5`)
    await wakePlayer(page)
    await expect.poll(() => shownTime(page)).toMatch(/^0:05/)
  })

  test('can be shared', async () => {
    const page = await openPlayer({ permissions: ['clipboard-read', 'clipboard-write'] })
    await playButton(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Copy link at 0:10' }).click()
    await page.getByText('Copied. The link starts at 0:10.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${new URL(page.url()).origin}${EPISODE}?t=10`)
  })

  test('can be shared where the browser does not copy', async () => {
    const page = await openPlayer()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await playButton(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Copy link at 0:10' }).click()
    await page.getByRole('link', { name: `${EPISODE}?t=10` }).waitFor()
  })

  test('speed is remembered, position and speed are those of the element', async () => {
    const page = await openPlayer()
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
    expect((await sound(page)).speed).toBe(1.5)
    await page.reload()
    await wakePlayer(page)
    expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.5')
    await play(page)
    expect((await sound(page)).speed).toBe(1.5)
  })
})

describe('chapters and transcript', () => {
  test('seek by click, and follow along', async () => {
    const page = await openPlayer()
    await page.locator('#transcript summary').click()
    await page.locator('#transcript').getByRole('link', { name: '0:38' }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(38)
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:38'])
    expect(await chapter(page, 'Three rooms').getAttribute('aria-current')).toBe('true')
    await page.locator('#transcript').getByRole('link', { name: '0:00' }).click()
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:00'])
    expect(new URL(page.url()).hash).toBe('')
  })

  test('what lies past the recording’s end leads to its end', async () => {
    const page = await openPlayer()
    await play(page)
    await chapter(page, 'What each appointment leaves').click()
    await status(page).getByText('The end. The recording lasts 1:01.').waitFor()
  })
})

describe('the recording', () => {
  test('says that it loads', async () => {
    const page = await openPlayer()
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.mp3', async (route) => {
      await later
      await route.continue()
    })
    await playButton(page).click()
    await status(page).getByText('Loading the recording').waitFor()
    await pauseButton(page).waitFor()
    release()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(0)
    expect(await status(page).innerText()).toBe('')
  })

  test('that cannot be loaded says so, with the file itself and another try', async () => {
    const page = await openPlayer({ allowProblems: true })
    await page.route('**/*.mp3', (route) => route.abort())
    await playButton(page).click()
    await status(page).getByText('cannot be loaded').waitFor()
    expect(await page.getByRole('link', { name: 'Open the file itself' }).getAttribute('href')).toBe(
      '/media/episodes/sample.mp3',
    )
    await page.unroute('**/*.mp3')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(0)
    expect(await status(page).innerText()).toBe('')
  })

  test('ends, and begins anew', async () => {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('9')
    await page.locator('audio').evaluate((audio) => {
      const player = audio as HTMLAudioElement
      player.currentTime = player.duration - 0.3
    })
    await status(page).getByText('The end.').waitFor()
    await playButton(page).click()
    await expect.poll(() => shownTime(page)).toMatch(/^0:0[0-3]/)
    expect((await sound(page)).paused).toBe(false)
  })

  test('is shown to the system', async () => {
    const page = await openPlayer()
    await play(page)
    expect(
      await page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession
        return [metadata?.title, metadata?.artist, metadata?.artwork[0]?.src.split('/').pop(), playbackState]
      }),
    ).toEqual(['A Seven-Figure Med Spa Without Burnout', 'Vitalume', 'podcast-cover-512.jpg', 'playing'])
  })
})

describe('before it wakes', () => {
  /** Holds the island's code back. */
  async function openAsleep(): Promise<{ page: Page; release: () => void }> {
    const page = await openPage()
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/chunks/*.js', async (route) => {
      await later
      await route.continue()
    })
    await page.goto(EPISODE)
    return { page, release }
  }

  test('what has been started plays on', async () => {
    const { page, release } = await openAsleep()
    await page.locator('audio').evaluate((audio) => {
      audio.addEventListener('pause', () => audio.setAttribute('data-paused', ''))
      return (audio as HTMLAudioElement).play()
    })
    release()
    await wakePlayer(page)
    await pauseButton(page).waitFor()
    expect(await page.locator('audio[data-paused]').count()).toBe(0)
    expect((await sound(page)).paused).toBe(false)
  })

  test('a key is not lost, and the focus stays with the player', async () => {
    const { page, release } = await openAsleep()
    await page.locator('audio').focus()
    await page.keyboard.press('l')
    release()
    await wakePlayer(page)
    await expect.poll(async () => (await sound(page)).loop).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('player-play')
  })
})

test.each([
  ['without script', NO_SCRIPT],
  ['when its script does not load', { allowProblems: true }],
])('is the browser’s own %s', async (_, options) => {
  const page = await openPage(options)
  await page.route('**/chunks/*.js', (route) => route.abort())
  await page.goto(EPISODE)
  const audio = page.locator('audio[controls]')
  expect(await audio.locator('source').getAttribute('type')).toBe('audio/mpeg')
  expect(await audio.textContent()).toBe('Your browser does not support the audio element.')
  expect(await page.getByRole('link', { name: 'Download the audio' }).count()).toBe(1)
  await chapter(page, 'What each appointment leaves').click()
  expect(new URL(page.url()).hash).toBe('#t-250')
})
