import { describe } from 'vitest'
import { type Override, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const alabama = (from: string | RegExp, to: string) => said({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  said({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const post = (from: string | RegExp, to: string) => said({ 'posts/first-post.mdx': (text) => text.replace(from, to) })
const episode = (from: string | RegExp, to: string) =>
  said({ 'episodes/second-episode.mdx': (text) => text.replace(from, to) })
const site = (from: string | RegExp, to: string) => said({ 'site.yaml': (text) => text.replace(from, to) })
const team = (text: Override) => said({ 'team/president.yaml': text })

describe('a number', () => {
  mistake('with a comma between braces, which ends it', () =>
    alabama('population: 215006', 'population: 215,006'),
  ).says(`
    The comma in \`215,006\` ends the value: \`population\` is 215.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215,006, lat: 34.73, lon: -86.586 }
    |                                                                            ^^^^^^^
    Write numbers in digits, without signs of money or commas.
    Write instead: \`population: 215006\``)
  mistake('of millions with commas', () => alabama('population: 215006', 'population: 1,215,006')).says(`
    The comma in \`1,215,006\` ends the value: \`population\` is 1.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 1,215,006, lat: 34.73, lon: -86.586 }
    |                                                                            ^^^^^^^^^
    Write numbers in digits, without signs of money or commas.
    Write instead: \`population: 1215006\``)
  mistake('with a comma in quotes', () => alabama('population: 215006', 'population: "215,006"')).says(`
    \`population\` must be a number, and this is a text.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: "215,006", lat: 34.73, lon: -86.586 }
    |                                                                            ^^^^^^^^^
    Write instead: \`population: 215006\``)
  mistake('with a sign of money', () => service('monthly: 750', 'monthly: $1,375')).says(`
    The comma in \`$1,375\` ends the value: \`monthly\` is $1.
    |       price: { monthly: $1,375 }
    |                         ^^^^^^
    Write numbers in digits, without signs of money or commas.
    Write instead: \`monthly: 1375\``)
  mistake('with a comma in the place of the point', () => alabama('lat: 34.73', 'lat: 34,73')).says(`
    The comma in \`34,73\` ends the value: \`lat\` is 34.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34,73, lon: -86.586 }
    |                                                                                         ^^^^^
    Write numbers in digits, without signs of money or commas.
    Write instead: \`lat: 34.73\``)
  mistake('that is a word', () => service('monthly: 750', 'monthly: on request')).says(`
    A price is a whole number of dollars a month, or the word \`custom\`.
    |       price: { monthly: on request }
    |                         ^^^^^^^^^^
    Write instead: \`monthly: custom\``)
  mistake('with a part, where it must be whole', () => service('monthly: 750', 'monthly: 750.50')).says(`
    A price is a whole number of dollars a month, or the word \`custom\`.
    |       price: { monthly: 750.50 }
    |                         ^^^^^^
    Write instead: \`monthly: 751\``)
  mistake('that is left empty', () => alabama('population: 215006', 'population:')).says(`
    \`population\` is empty.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population:, lat: 34.73, lon: -86.586 }
    |                                                                           ^
    Write a number here.`)
})

describe('a list', () => {
  mistake('of one, without its brackets', () => alabama('counties: [Madison]', 'counties: Madison')).says(`
    \`counties\` must be a list, and this is a text.
    |   - { name: Huntsville, slug: huntsville, counties: Madison, population: 215006, lat: 34.73, lon: -86.586 }
    |                                                     ^^^^^^^
    Write instead: \`counties: [Madison]\``)
  mistake('of two, without its brackets', () =>
    service('keyBenefits: [Key one, Key two, Key three, Key four]', 'keyBenefits: One, two, three, four'),
  ).says(`
    \`keyBenefits\` must be a list, and this is a text.
    | keyBenefits: One, two, three, four
    |              ^^^^^^^^^^^^^^^^^^^^^
    Write instead: \`keyBenefits: [One, two, three, four]\``)
  mistake('where one text belongs', () => team((text) => text.replace(/role: .*/, 'role: [President]'))).says(`
    \`role\` must be a text, and this is a list.
    | role: [President]
    |       ^^^^^^^^^^^
    Write instead: \`role: President\``)
  mistake('where one name of an entry belongs', () =>
    episode(/\ndate: .*/, '$&\naudioUrl: [episodes/sample.mp3]'),
  ).says(`
    \`audioUrl\` must be a text, and this is a list.
    | audioUrl: [episodes/sample.mp3]
    |           ^^^^^^^^^^^^^^^^^^^^^
    Write instead: \`audioUrl: episodes/sample.mp3\``)
})

describe('a text', () => {
  mistake('of a list, with a colon in it', () =>
    post(/takeaways: .*/, 'takeaways:\n  - Count for one week\n  - Lunch is where calls are lost: look there first.'),
  ).says(`
    Entry 2 of \`takeaways\` must be a text, and this is a group of keys.
    |   - Lunch is where calls are lost: look there first.
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    A \`: \` makes a key of what stands before it. Put the whole text in quotes.
    Write instead: \`- "Lunch is where calls are lost: look there first."\``)
  mistake('that is a number', () => team((text) => text.replace(/role: .*/, 'role: 0042'))).says(`
    \`role\` must be a text, and this is a number.
    | role: 0042
    |       ^^^^
    Write instead: \`role: "0042"\``)
  mistake('that begins with a token and has no quotes', () =>
    team((text) => text.replace(/role: .*/, 'role: {brand}')),
  ).says(`
    \`role\` must be a text, and this is a group of keys.
    | role: {brand}
    |       ^^^^^^^
    Write instead: \`role: "{brand}"\``)
  mistake('that is empty', () => team((text) => text.replace(/role: .*/, 'role: ""'))).says(`
    \`role\` is empty.
    | role: ""
    |       ^^
    Write a text.`)
  mistake('that is too long', () => post('title: First post', `title: ${'Long '.repeat(13)}title`)).says(`
    \`title\` has 70 characters, 10 too many: at most 60.
    | title: Long Long Long Long Long Long Long Long Long Long Long Long Long title
    |                                                                    ^^^^^^^^^^
    Shorten it: the mark stands under what is too much.`)
  mistake('that is too short', () => post(/excerpt: .*/, 'excerpt: A few words.')).says(`
    \`excerpt\` has 12 characters, 58 too few: at least 70.
    | excerpt: A few words.
    |          ^^^^^^^^^^^^
    Say more: 58 characters, spaces counted.`)
  mistake('with a token that it does not know', () =>
    team((text) => text.replace(/role: .*/, 'role: President of {brnad}')),
  ).says(`
    There is no \`{brnad}\` here. This text knows {brand}, {phone}, {email}, {claim:…}, {price:…}.
    | role: President of {brnad}
    |                    ^^^^^^^
    Did you mean \`{brand}\`?
    Write instead: \`role: President of {brand}\``)
})

describe('a key', () => {
  mistake('that may be left out, without a value', () => episode(/\ndate: .*/, '$&\naudioUrl:')).says(`
    \`audioUrl\` is empty.
    | audioUrl:
    |          ^
    Leave the key out, or write its value.`)
  mistake('that may be left out, with empty quotes for the name of an entry', () =>
    episode(/\ndate: .*/, '$&\naudioUrl: ""'),
  ).says(`
    \`audioUrl\` is empty.
    | audioUrl: ""
    |           ^^
    Leave the key out, or write its value.`)
  mistake('that may be left out, empty between braces', () => service('monthly: 750', 'monthly: 750, note:')).says(`
    \`note\` is empty.
    |       price: { monthly: 750, note: }
    |                                    ^
    Leave the key out, or write its value.`)
  mistake('that must be there, without a value', () => team((text) => text.replace(/bio: .*/, 'bio:'))).says(`
    \`bio\` is empty.
    | bio:
    |     ^
    Write a text here.`)
  mistake('that is missing in the middle', () => team((text) => text.replace(/role: .*\n/, ''))).says(`
    \`role\` is missing.
    | name: Alex Sample
    |                  ^
    Add it here: \`role: …\``)
  mistake('that is missing between braces', () => alabama(', lat: 34.73', '')).says(`
    \`lat\` is missing.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lon: -86.586 }
    |                                                                                  ^
    Add it here: \`lat: …\``)
  mistake('with a group in it that is missing', () => service(/ {6}price: .*\n/, '')).says(`
    \`price\` is missing.
    |       description: Up to 4 providers
    |                                     ^
    Add it here: \`price: { monthly: … }\``)
  mistake('that is misspelt', () => team((text) => text.replace('role:', 'rolle:'))).says(`
    There is no key \`rolle\` here.
    | rolle: President
    | ^^^^^
    Did you mean \`role\`?
    Write instead: \`role: President\``)
  mistake('with capitals', () => team((text) => text.replace('role:', 'Role:'))).says(`
    There is no key \`Role\` here.
    | Role: President
    | ^^^^
    Did you mean \`role\`?
    Write instead: \`role: President\``)
})

describe('a choice', () => {
  mistake('with a small letter', () => alabama('countyKind: County', 'countyKind: county')).says(`
    \`countyKind\` cannot be \`county\`.
    | countyKind: county
    |             ^^^^^^
    Did you mean \`County\`?
    Write instead: \`countyKind: County\``)
  mistake('that is none', () => alabama('countyKind: County', 'countyKind: Kingdom')).says(`
    \`countyKind\` cannot be \`Kingdom\`.
    | countyKind: Kingdom
    |             ^^^^^^^
    Known here: \`County\`, \`Parish\`, \`Borough\`.`)
  mistake('of true and false, as yes', () =>
    said({ 'industries/dental-implants.yaml': (text) => text.replace('featured: true', 'featured: yes') }),
  ).says(`
    \`featured\` must be true or false, and this is a text.
    | featured: yes
    |           ^^^
    Write instead: \`featured: true\``)
})

describe('a form', () => {
  mistake('of a day, as Americans write it', () => post('2024-12-15', '12/15/2024')).says(`
    A date is a day of the calendar, written like 2024-12-15.
    | date: 12/15/2024
    |       ^^^^^^^^^^
    Write instead: \`date: 2024-12-15\``)
  mistake('of a day, with two months to choose from', () => post('2024-12-15', '05/01/2024')).says(`
    A date is a day of the calendar, written like 2024-12-15.
    | date: 05/01/2024
    |       ^^^^^^^^^^
    Write instead: \`date: 2024-05-01\``)
  mistake('of a day, in words', () => post('2024-12-15', 'December 15, 2024')).says(`
    A date is a day of the calendar, written like 2024-12-15.
    | date: December 15, 2024
    |       ^^^^^^^^^^^^^^^^^
    Write instead: \`date: 2024-12-15\``)
  mistake('of a day, without zeros', () => post('2024-12-15', '2024-1-5')).says(`
    A date is a day of the calendar, written like 2024-12-15.
    | date: 2024-1-5
    |       ^^^^^^^^
    Write instead: \`date: 2024-01-05\``)
  mistake('of a day that no calendar has', () => post('2024-12-15', '2024-02-30')).says(`
    A date is a day of the calendar, written like 2024-12-15.
    | date: 2024-02-30
    |       ^^^^^^^^^^
    Write instead: \`date: 2024-02-29\``)
  mistake('of a day in the future', () => post('2024-12-15', '2099-01-01')).says(`
    \`date\` is in the future (today is 2026-11-20).
    | date: 2099-01-01
    |       ^^^^^^^^^^
    To publish it on that day, add a line: \`publish_at: 2099-01-01\`. Else write the day on which it appears.`)
  mistake('of a phone number', () => site(/phone: .*/, 'phone: +1 757.555.0142')).says(`
    Write the phone number like (757) 555-0142.
    | phone: +1 757.555.0142
    |        ^^^^^^^^^^^^^^^
    Write instead: \`phone: (757) 555-0142\``)
  mistake('of a web address', () => site(/url: .*/, 'url: www.example.com/us')).says(`
    A web address starts with https:// and a host: https://www.example.com.
    |     url: www.example.com/us
    |          ^^^^^^^^^^^^^^^^^^
    Write instead: \`url: https://www.example.com/us\``)
  mistake('of an address of this site', () =>
    said({ 'navigation.yaml': (text) => text.replace('to: /contact', 'to: contact') }),
  ).says(`
    An address of this site starts with a slash, for instance \`/contact\`.
    |   to: contact
    |       ^^^^^^^
    Write instead: \`to: /contact\``)
  mistake('of a slug', () => alabama('slug: decatur', 'slug: City of Decatur')).says(`
    content/states/alabama.yaml
      A slug is the end of an address, and has lower-case letters, digits and single hyphens, for instance \`local-seo\`.
      |   - { name: Decatur, slug: City of Decatur, counties: [Morgan], population: 57938, lat: 34.573, lon: -86.992 }
      |                            ^^^^^^^^^^^^^^^
      Write instead: \`slug: city-of-decatur\`

    content/states/_listing.yaml
      There is no city \`alabama/decatur\`.
      |     - alabama/decatur
      |       ^^^^^^^^^^^^^^^
      Known here: \`alabama/huntsville\`, \`alabama/birmingham\`, \`alabama/montgomery\`, \`alabama/mobile\`, \`alabama/tuscaloosa\`, \`alabama/hoover\`, \`alabama/auburn\`, \`alabama/dothan\`, \`alabama/City of Decatur\`, \`alabama/madison\`, \`alabama/florence\`, \`district-of-columbia/washington\`.

    2 problems in 2 files`)
  mistake('of a time', () => said({ 'episodes/first-episode.mdx': (text) => text.replace('"52:30"', '52 min') })).says(`
    A duration is minutes and seconds, written "52:30".
    | duration: 52 min
    |           ^^^^^^
    Write instead: \`duration: "52:00"\``)
  mistake('of a ZIP code without quotes', () => site(/postalCode: .*/, 'postalCode: 23452')).says(`
    \`postalCode\` must be a text, and this is a number.
    |   postalCode: 23452
    |               ^^^^^
    Write instead: \`postalCode: "23452"\``)
})
