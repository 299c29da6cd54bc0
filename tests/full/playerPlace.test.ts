import { describe, expect, test } from 'vitest'
import {
  chapter,
  EPISODE,
  openPlayer,
  pauseButton,
  play,
  playButton,
  position,
  shownTime,
  sound,
  speed,
  status,
  wakePlayer,
} from '../support/player.ts'

describe('where it plays', () => {
  test('is said to who does not see it, and can be moved', async () => {
    const page = await openPlayer()
    await play(page)
    await pauseButton(page).click()
    await position(page).fill('42')
    await expect.poll(() => position(page).getAttribute('aria-valuetext')).toBe('Player time 0:42 1:01')
    expect(await page.locator('.player svg path[clip-path]').count()).toBe(1)
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
    await pauseButton(page).click()
    await position(page).fill('20')
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

  test('is the beginning again, once all has been heard', async () => {
    const page = await openPlayer()
    await play(page)
    await pauseButton(page).click()
    const shownInAnotherTab = async () => {
      const tab = await page.context().newPage()
      await tab.goto(EPISODE)
      await wakePlayer(tab)
      return shownTime(tab)
    }
    await position(page).fill('30')
    await expect.poll(shownInAnotherTab).toMatch(/^0:30/)
    await position(page).fill('55')
    await expect.poll(shownInAnotherTab).toMatch(/^0:00/)
  })

  test('can be shared', async () => {
    const page = await openPlayer({ permissions: ['clipboard-read', 'clipboard-write'] })
    await playButton(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Player label 0:10' }).click()
    await page.getByText('Player done 0:10').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${new URL(page.url()).origin}${EPISODE}?t=10`)
  })

  test('can be shared where the browser does not copy', async () => {
    const page = await openPlayer()
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await playButton(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Player label 0:10' }).click()
    await page.getByRole('link', { name: `${EPISODE}?t=10` }).waitFor()
  })

  test('speed is remembered, position and speed are those of the element', async () => {
    const page = await openPlayer()
    await speed(page).selectOption('1.5')
    expect((await sound(page)).speed).toBe(1.5)
    await page.reload()
    await wakePlayer(page)
    expect(await speed(page).inputValue()).toBe('1.5')
    await play(page)
    expect((await sound(page)).speed).toBe(1.5)
  })
})

describe('chapters and transcript', () => {
  test('seek by click, and follow along', async () => {
    const page = await openPlayer()
    await page.locator('#transcript summary').click()
    await page.locator('#transcript').getByRole('link', { name: '4:10' }).click()
    await expect.poll(async () => (await sound(page)).time).toBeGreaterThan(4)
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['4:10'])
    expect(await chapter(page, 'The second chapter').getAttribute('aria-current')).toBe('true')
    await page.locator('#transcript').getByRole('link', { name: '0:00' }).click()
    await expect.poll(() => page.locator('#transcript [aria-current]').allInnerTexts()).toEqual(['0:00'])
    expect(new URL(page.url()).hash).toBe('')
  })

  test('open in another tab like any link, and leave the sound alone', async () => {
    const page = await openPlayer()
    const tab = page.context().waitForEvent('page')
    await chapter(page, 'The chapter of the beginning').click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    expect(await sound(page)).toMatchObject({ paused: true, time: 0 })
  })

  test('are those of the episode, brought to the length of the sample that plays', async () => {
    const page = await openPlayer()
    await play(page)
    // At 46:40 of 52:30 in the episode, and so in the last ninth of the sample.
    await chapter(page, 'The chapter of the end').click()
    await expect.poll(() => shownTime(page)).toMatch(/^(?:0:5[4-9]|1:0[01]) of 1:01\ssample word/)
    await expect
      .poll(() => page.locator('.player [data-status] > p > span:first-child').innerText())
      .toBe('The chapter of the end')
    expect(await page.locator('#page-chapters [aria-current]').allInnerTexts()).toEqual(['The chapter of the end'])
  })

  test('a moment past the recording’s end leads to its end', async () => {
    const page = await openPlayer()
    await play(page)
    await page.evaluate(() => {
      location.hash = '#t=50:00'
    })
    await status(page).getByText('Player ended 1:01').waitFor()
  })
})
