import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { outlineOf } from '../support/outline.ts'

const folder = inject('folder')
const htmlOf = (address: string) => readFileSync(join(folder, `${address === '/' ? '/index' : address}.html`), 'utf8')
const mainOf = (address: string) => /<main.*<\/main>/s.exec(htmlOf(address))?.[0] ?? ''
/** A page's words, with every white space as one blank. */
const textOf = (address: string) => outlineOf(htmlOf(address)).text.replaceAll(/\s+/g, ' ')

/** What the specification says must be read, by page. */
const TEXTS: Record<string, string[]> = {
  '/': [
    'From Fully Booked to Effortlessly Elite',
    'Brand-to-Revenue Blueprint',
    'Medical Practice Marketing Revolution',
    '+312%',
    '38%',
    '4.6x',
    '200+',
    '72%',
    '4.9/5',
    'Solutions by Industry',
    'All Industries',
    'Dental Practices',
    'Medical Spas',
    'Plastic Surgery',
    'Schedule a Call',
  ],
  '/about': [
    'Viva la Vita',
    'Pulse',
    'Clarity',
    'Excellence',
    'Victory',
    'President',
    'Marketing Specialist',
    'Quality Control',
  ],
  '/services/website-design': [
    '4-6 week',
    '30-day',
    '$495',
    '$895',
    '$1,595',
    '12-month commitment',
    'up to 10',
    'up to 25',
    'up to 50',
    'Most Popular',
  ],
  '/services/local-seo': [
    '$1,250',
    '$2,495',
    '$4,250',
    'Up to 4 providers',
    '5–9 providers',
    '10+ providers',
    '15+ providers or 2+ locations',
  ],
  '/services/paid-media': [
    '$750',
    '$1,375',
    '$2,498',
    '$500',
    '$1,000',
    '$1,500',
    'up to $5,000',
    'up to $15,000',
    'up to $30,000',
  ],
  '/services/content-email': ['$895', '$1,695', '$2,995', 'up to 1,000', 'up to 2,500', 'up to 5,000'],
  '/services/reputation': ['$100', '$200', '$300', '$50'],
  '/industries': ['Featured Industries', 'All Industries', 'Dentists', 'Hospice Companies', '5 services'],
  '/industries/dental-implants': ['Learn More'],
  '/locations': ['all 50 states', '51', '1,000+', '500+', 'Practices Served', 'Find Your State', 'Popular Cities'],
  '/locations/florida/tampa': [
    'Marketing Company in Tampa',
    'Get Free Consultation',
    'Local SEO',
    'Paid Advertising',
    'Website Design',
    'Reputation Management',
    'Email Marketing',
    'Analytics & CRM',
    'Call Now for Free Consultation',
    'Get Instant Quote',
    '3.2x',
  ],
  '/blog': ['Aesthetic Marketing Blog'],
  '/blog/plastic-surgery-patient-leads': [
    'December 15, 2024',
    '5 min read',
    'Key Takeaways',
    'Implementation Strategy',
  ],
  '/podcast/a-seven-figure-med-spa-without-burnout': [
    'July 15, 2025',
    '52:30',
    'Podcast',
    'Ready to Transform Your Practice?',
    'Get the same strategies discussed in this episode implemented for your practice.',
    'Schedule a Consultation',
    'View Our Services',
    'Your browser does not support the audio element.',
  ],
  '/terms': [
    'August 9, 2025',
    'one (1) year',
    'sixty (60) days',
    'thirty (30) days',
    'equal monthly installments',
    'due on the date of the invoice',
    'seven (7) calendar days',
    '$69.00',
    '20% per annum',
    'five (5) business days',
    '8.00%',
    'early termination fee',
    'one hundred twenty (120) days',
    'limited to the fees that you have paid',
    'Virginia',
    'Norfolk, VA',
    'non-refundable',
    'chargeback',
    '30 days',
  ],
  '/privacy': ['August 14, 2025', 'sharing', 'Security', 'Cookies and tracking', 'Your rights', 'Contact'],
  '/contact': [
    'Mon–Fri 9am–5pm ET',
    'within one business day',
    '(757) 555-0142',
    'hello@vitalume.example',
    'Lynnhaven',
  ],
}

describe('the specification’s words', () => {
  test.each(Object.entries(TEXTS))('%s', (address, texts) => {
    const text = textOf(address).toLowerCase()
    expect(texts.filter((each) => !text.includes(each.toLowerCase()))).toEqual([])
  })
})

describe('the specification’s counts', () => {
  const count = (address: string, pattern: RegExp) => new Set(mainOf(address).match(pattern)).size

  test.each([
    ['/', 'four services', /href="\/services\/[a-z-]+"/g, 4],
    ['/', 'three articles', /href="\/blog\/[a-z-]+"/g, 3],
    ['/', 'three episodes', /href="\/podcast\/[a-z-]+"/g, 3],
    ['/services', 'five services', /href="\/services\/[a-z-]+"/g, 5],
    ['/industries', 'ten industries', /href="\/industries\/[a-z-]+"/g, 10],
    ['/industries/cardiology', 'five services', /href="\/industries\/cardiology\/[a-z-]+"/g, 5],
    ['/locations', '51 states', /href="\/locations\/[a-z-]+"/g, 51],
    ['/locations', 'twelve popular cities', /href="\/locations\/[a-z-]+\/[a-z-]+"/g, 12],
    ['/locations/florida', 'twenty cities', /href="\/locations\/florida\/[a-z-]+"/g, 20],
    ['/locations/district-of-columbia', 'one city', /href="\/locations\/district-of-columbia\/[a-z-]+"/g, 1],
    ['/blog', 'six articles', /href="\/blog\/[a-z-]+"/g, 6],
    ['/blog/plastic-surgery-patient-leads', 'three related articles', /href="\/blog\/[a-z-]+"/g, 3],
    ['/podcast', 'three episodes', /href="\/podcast\/[a-z-]+"/g, 3],
  ])('%s shows %s', (address, _, pattern, expected) => {
    expect(count(address, pattern)).toBe(expected)
  })

  test('every service page has three stats, five steps, a comparison, questions and four tiers', () => {
    for (const slug of ['paid-media', 'local-seo', 'website-design', 'content-email', 'reputation']) {
      const main = mainOf(`/services/${slug}`)
      expect(main.match(/<table/g), slug).toHaveLength(2)
      expect(main.match(/<details/g)?.length, slug).toBeGreaterThanOrEqual(6)
      for (const tier of ['Small Practice', 'Growing Practice', 'Powerful Practice', 'Enterprise'])
        expect(main).toContain(tier)
    }
  })

  test('the map is embedded by GET, and the contact page has no form', () => {
    const main = mainOf('/contact')
    expect(main).toMatch(/<iframe[^>]*src="https:\/\/www\.google\.com\/maps\?q=Lynnhaven/)
    expect(main).toMatch(/<iframe[^>]*loading="lazy"/)
    expect(main).not.toContain('<form')
  })

  test('the recording is there to be played', () => {
    expect(existsSync(join(folder, 'media/episodes/sample.mp3'))).toBe(true)
  })
})
