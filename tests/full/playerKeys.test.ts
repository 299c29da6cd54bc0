import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageOfGroup } from '../support/page.ts'
import { EPISODE, keyHelp, play, playButton, position, sound, speed, wakePlayer } from '../support/player.ts'

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement)
const time = async (page: Page) => Math.floor((await sound(page)).time)

describe('keys', () => {
  const tab = pageOfGroup()
  const openPlayer = async () => {
    const page = await tab()
    await page.goto(EPISODE)
    await wakePlayer(page)
    return page
  }

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
    await page.locator('#page-chapters a').first().focus()
    await page.keyboard.press('k')
    await page.keyboard.press('5')
    expect(await sound(page)).toMatchObject({ paused: true, time: 0 })
  })

  test('c shows the transcript with the focus in it, and hides it and gives the focus back', async () => {
    const page = await openPlayer()
    await playButton(page).focus()
    await page.keyboard.press('c')
    await page.locator('#transcript[open]').waitFor()
    await expect
      .poll(() => page.locator('#transcript summary').evaluate((summary) => summary.getBoundingClientRect().top))
      .toBeLessThan(400)
    expect(await page.evaluate(() => document.activeElement?.closest('#transcript') !== null)).toBe(true)
    await page.keyboard.press('c')
    await expect.poll(() => page.locator('#transcript[open]').count()).toBe(0)
    expect(await hasFocus(playButton(page))).toBe(true)
  })

  test('? shows what they do, Escape hides it and gives the focus back', async () => {
    const page = await openPlayer()
    await playButton(page).focus()
    await page.keyboard.press('?')
    const help = keyHelp(page)
    await help.waitFor()
    expect(await help.locator('dt').count()).toBe(8)
    await expect.poll(() => help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    expect(await hasFocus(playButton(page))).toBe(true)
  })

  test('the volume’s own arrows are its own', async () => {
    const page = await openPlayer()
    await page.getByRole('slider', { name: 'Player volume' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await sound(page)).toMatchObject({ volume: 0.95, time: 0 })
  })

  test('the position’s arrows move it, up and down too', async () => {
    const page = await openPlayer()
    await play(page)
    await page.keyboard.press('k')
    await page.keyboard.press('0')
    await position(page).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    expect(await time(page)).toBe(10)
    expect((await sound(page)).volume).toBe(1)
  })

  test('a button’s space bar is its own', async () => {
    const page = await openPlayer()
    await page.getByRole('button', { name: 'Loop' }).focus()
    await page.keyboard.press('Space')
    expect(await sound(page)).toMatchObject({ loop: true, paused: true })
    // What is on does not say so by its color alone.
    const sign = await page
      .getByRole('button', { name: 'Loop' })
      .evaluate((on) => getComputedStyle(on, '::before').content)
    expect(sign).toBe('""')
  })

  test('a list’s letters and arrows are its own', async () => {
    const page = await openPlayer()
    await speed(page).focus()
    for (const key of ['m', 'l', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
    expect(await sound(page)).toMatchObject({ muted: false, loop: false, volume: 1, time: 0 })
    await page.keyboard.press('?')
    await keyHelp(page).waitFor()
  })
})
