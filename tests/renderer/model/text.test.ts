import { describe, expect, test } from 'vitest'
import { closest, didYouMean } from '../../../renderer/model/explain/suggest.ts'
import { notFoundView } from '../../../renderer/model/notFoundView.ts'
import { allAddresses, notFoundAddresses } from '../../../renderer/model/routes.ts'
import { pageTitle } from '../../../renderer/pageTitle.ts'
import { mailto, tel } from '../../../renderer/urls.ts'
import { isoDuration, minutesAndSeconds, secondsOf } from '../../../renderer/wording/duration.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount, formatDay, formatDollars } from '../../../renderer/wording/format.ts'

describe('formats', () => {
  test('a day is the day that is written, in any time zone', () => {
    const zone = process.env.TZ
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      process.env.TZ = TZ
      expect(formatDay('2024-12-15')).toBe('December 15, 2024')
    }
    process.env.TZ = zone
  })

  test('counts and dollars', () => {
    expect(formatCount(384959)).toBe('384,959')
    expect(formatDollars(1250)).toBe('$1,250')
  })

  test('durations', () => {
    expect(minutesAndSeconds(3150)).toBe('52:30')
    expect(minutesAndSeconds(59.6)).toBe('1:00')
    expect(isoDuration('52:30')).toBe('PT52M30S')
    expect(isoDuration('5:07')).toBe('PT5M7S')
    expect(secondsOf('12:34')).toBe(754)
    expect(secondsOf('100:05')).toBe(6005)
    expect(secondsOf('later')).toBeNaN()
  })

  test('telephone and mail links', () => {
    expect(tel('(757) 555-0142')).toBe('tel:+17575550142')
    expect(mailto('hello@example.com')).toBe('mailto:hello@example.com')
  })
})

describe('titles', () => {
  test('carry the brand where both fit into 60 characters', () => {
    expect(pageTitle('Local SEO', 'Vitalume')).toBe('Local SEO | Vitalume')
    const exact = 'x'.repeat(60 - ' | Vitalume'.length)
    expect(pageTitle(exact, 'Vitalume')).toHaveLength(60)
    expect(pageTitle(`${exact}x`, 'Vitalume')).toBe(`${exact}x`)
  })
})

describe('templates', () => {
  test('are filled', () => {
    expect(fill('{city} in {state}, {city}', { city: 'Tampa', state: 'Florida' })).toBe('Tampa in Florida, Tampa')
  })

  test('take values as they are: no pattern of String.replace means anything', () => {
    expect(fill('{city}', { city: "$& $1 $'" })).toBe("$& $1 $'")
  })

  test('a value that the page forgot is our fault', () => {
    expect(() => fill('{town}', { city: 'Tampa' })).toThrow('The page gives no value for {town}')
  })
})

describe('suggestions', () => {
  test('the nearest by letters, whatever their case', () => {
    expect(closest('Locl-SEO', ['paid-media', 'local-seo'])).toBe('local-seo')
  })

  test('none where nothing is near; then the list, if it is short', () => {
    expect(closest('zebra', ['paid-media', 'local-seo'])).toBeUndefined()
    expect(didYouMean('zebra', ['paid-media', 'local-seo'])).toBe('Known here: `paid-media`, `local-seo`.')
    expect(
      didYouMean(
        'zebra',
        Array.from({ length: 21 }, (_, index) => `entry-number-${index}`),
      ),
    ).toBeUndefined()
  })
})

describe('addresses', () => {
  const slugs = {
    services: ['local-seo'],
    industries: new Map([['audiology', ['local-seo']]]),
    states: new Map([['florida', ['tampa']]]),
    posts: ['a-post'],
    episodes: ['an-episode'],
    legal: ['terms'],
  }

  test('are those of the route table', () => {
    expect(allAddresses(slugs)).toEqual([
      '/',
      '/about',
      '/services',
      '/services/local-seo',
      '/industries',
      '/industries/audiology',
      '/industries/audiology/local-seo',
      '/locations',
      '/locations/florida',
      '/locations/florida/tampa',
      '/blog',
      '/blog/a-post',
      '/podcast',
      '/podcast/an-episode',
      '/contact',
      '/terms',
    ])
  })

  test('not-found pages stand where hosts look for them', () => {
    expect(notFoundAddresses(slugs)).toEqual([
      '/404',
      '/locations/404',
      '/services/404',
      '/industries/404',
      '/industries/audiology/404',
      '/blog/404',
      '/podcast/404',
    ])
  })

  test.each([
    ['/', 'general'],
    ['/nowhere', 'general'],
    ['/locations', 'general'],
    ['/locations/nowhere', 'location'],
    ['/locations/florida/nowhere', 'location'],
    ['/locations/florida/nowhere/', 'location'],
    ['/locations/florida/tampa/extra', 'general'],
    ['/services/nowhere', 'service'],
    ['/services/paid-media/extra', 'general'],
    ['/industries/nowhere', 'industry'],
    ['/industries/nowhere/anything', 'industryService'],
    ['/industries/audiology/local-seo/extra', 'general'],
    ['/blog/nowhere', 'post'],
    ['/podcast/nowhere', 'episode'],
    ['/constructor/nowhere', 'general'],
    ['/__proto__/nowhere', 'general'],
  ])('the view of %s is "%s"', (path, view) => {
    expect(notFoundView(path)).toBe(view)
  })
})
