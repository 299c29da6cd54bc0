import { describe } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

const industry = (to: string) =>
  said({ 'industries/dental-implants.yaml': (text) => text.replace('service: local-seo', `service: ${to}`) })
const popular = (to: string) => said({ 'states/_listing.yaml': (text) => text.replace('alabama/auburn', to) })

describe('the name of an entry', () => {
  mistake('as people say it', () => industry('Local SEO')).says(`
    There is no service \`Local SEO\`.
    |   - service: Local SEO
    |              ^^^^^^^^^
    Local SEO is \`local-seo\`.
    Write instead: \`- service: local-seo\``)
  mistake('misspelt', () => industry('local-soe')).says(`
    There is no service \`local-soe\`.
    |   - service: local-soe
    |              ^^^^^^^^^
    Did you mean \`local-seo\`?
    Write instead: \`- service: local-seo\``)
  mistake('that is one of another kind', () => industry('hospice-companies')).says(`
    There is no service \`hospice-companies\`.
    |   - service: hospice-companies
    |              ^^^^^^^^^^^^^^^^^
    \`hospice-companies\` is one of \`industries\`. Known here: \`content-email\`, \`local-seo\`, \`paid-media\`, \`reputation\`, \`website-design\`.`)
  mistake('that nothing resembles', () => industry('something-else-entirely')).says(`
    There is no service \`something-else-entirely\`.
    |   - service: something-else-entirely
    |              ^^^^^^^^^^^^^^^^^^^^^^^
    Known here: \`content-email\`, \`local-seo\`, \`paid-media\`, \`reputation\`, \`website-design\`.`)
  mistake('of a city, without its state', () => popular('Auburn')).says(`
    There is no city \`Auburn\`.
    |     - Auburn
    |       ^^^^^^
    Auburn is \`alabama/auburn\`.
    Write instead: \`- alabama/auburn\``)
  mistake('in a link of a body, as people say it', () => saidIn('See <EntryLink to="industries/dentists" />.')).says(`
    There is no industry \`dentists\`.
    | See <EntryLink to="industries/dentists" />.
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Dentists is \`dental-implants\`.
    Write instead: \`See <EntryLink to="industries/dental-implants" />.\``)
  mistake('in a link of a body, of a folder that is none', () =>
    saidIn('See <EntryLink to="industry/dentists" />.'),
  ).says(`
    <EntryLink>: \`to\` names an entry by folder and file: episodes/…, industries/…, legal/…, posts/…, services/…, states/…, industry-services/…, cities/…. Did you mean \`industries/dentists\`?
    | See <EntryLink to="industry/dentists" />.
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`)
  mistake('of a claim, misspelt', () => saidIn('We had <Claim id="grwth" /> more.')).says(`
    There is no claim \`grwth\`.
    | We had <Claim id="grwth" /> more.
    |        ^^^^^^^^^^^^^^^^^^^^
    Did you mean \`growth\`?
    Write instead: \`We had <Claim id="growth" /> more.\``)
  mistake('of a price, misspelt', () => saidIn('It costs <Price of="paid-media/smal" /> a month.')).says(`
    There is no price \`paid-media/smal\`.
    | It costs <Price of="paid-media/smal" /> a month.
    |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Did you mean \`paid-media/small\`?
    Write instead: \`It costs <Price of="paid-media/small" /> a month.\``)
})

describe('an address', () => {
  mistake('with the name that people say', () => saidIn('See [dentists](/industries/dentists).')).says(`
    There is no page \`/industries/dentists\`.
    | See [dentists](/industries/dentists).
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Dentists is \`/industries/dental-implants\`.
    Write instead: \`See [dentists](/industries/dental-implants).\``)
  mistake('with a slash at its end', () => saidIn('See [us](/contact/).')).says(`
    There is no page \`/contact/\`.
    | See [us](/contact/).
    |     ^^^^^^^^^^^^^^^
    Write it as \`/contact\`.
    Write instead: \`See [us](/contact).\``)
  mistake('with capitals and an ending', () => saidIn('See [us](/Contact.html).')).says(`
    There is no page \`/Contact.html\`.
    | See [us](/Contact.html).
    |     ^^^^^^^^^^^^^^^^^^^
    Write it as \`/contact\`.
    Write instead: \`See [us](/contact).\``)
  mistake('without its slash', () => saidIn('See [us](contact).')).says(`
    The link \`contact\` leads nowhere.
    | See [us](contact).
    |     ^^^^^^^^^^^^^
    A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
    Write instead: \`[us](/contact)\``)
  mistake('with a place that the page does not have', () => saidIn('See [it](/services/paid-media#pricng).')).says(`
    There is no place \`#pricng\` on \`/services/paid-media\`.
    | See [it](/services/paid-media#pricng).
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Did you mean \`pricing\`?
    Write instead: \`See [it](/services/paid-media#pricing).\``)
  mistake('of another site, without https', () => saidIn('See [it](www.example.com).')).says(`
    The link \`www.example.com\` leads nowhere.
    | See [it](www.example.com).
    |     ^^^^^^^^^^^^^^^^^^^^^
    A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
    Write instead: \`[it](https://www.example.com)\``)
})

describe('a file', () => {
  const text = post('Text.')['posts/a-post.mdx'] ?? ''

  mistake('in a folder that is called as its address', () => said({ 'blog/front-desk.mdx': text })).says(`
    This file stands where the site expects none.
    Did you mean \`posts/front-desk.mdx\`?`)
  mistake('in a folder that is misspelt', () => said({ 'post/front-desk.mdx': text })).says(`
    This file stands where the site expects none.
    Did you mean \`posts/front-desk.mdx\`?`)
  mistake('in a folder that nothing resembles', () => said({ 'miscellaneous/front-desk.mdx': text })).says(`
    This file stands where the site expects none.
    The folders for .mdx files: episodes, legal, posts.`)
  mistake('in no folder', () => said({ 'front-desk.mdx': text })).says(`
    This file stands where the site expects none.
    The folders for .mdx files: episodes, legal, posts.`)
  mistake('of YAML with another ending', () =>
    said({ 'values/candor.yml': 'order: 2\nname: Candor\ntext: We say it.\n' }),
  ).says(`
    A file of \`values\` ends with .yaml.
    Name it \`candor.yaml\`.`)
  mistake('of a post with another ending', () => said({ 'posts/front-desk.md': text })).says(`
    A file of \`posts\` ends with .mdx.
    Name it \`front-desk.mdx\`.`)
  mistake('whose name has capitals and spaces', () => said({ 'posts/Front Desk.mdx': text })).says(`
    The file name \`Front Desk\` becomes the page's address, and has characters that addresses here do not have.
    Rename it: \`front-desk.mdx\`, in lower-case letters, digits and single hyphens.`)
  mistake('of a picture beside the texts', () => said({ 'posts/photo.jpg': text })).says(`
    A file of \`posts\` ends with .mdx.
    Texts end with .yaml or .mdx. Pictures, recordings and documents stand in \`media\`: \`media/photo.jpg\`.`)
  mistake('of a picture with capitals and spaces in its name', () =>
    said({ 'media/posts/Front Desk.JPG': Buffer.from('a picture') }),
  ).says(`
    The name has a character that addresses do not have: a space.
    Rename it: \`posts/front-desk.jpg\`.`)
  mistake('of a picture whose ending has capitals', () =>
    said({ 'media/posts/front-desk.PNG': Buffer.from('a picture') }),
  ).says(`
    The end of the name has capitals: \`.PNG\`.
    Rename it: \`posts/front-desk.png\`.`)
  mistake('in a wrong folder is told before the links that lead to it', () =>
    said({ 'blog/front-desk.mdx': text, ...post('See [it](/blog/front-desk).') }),
  ).says(`
    content/blog/front-desk.mdx
      This file stands where the site expects none.
      Did you mean \`posts/front-desk.mdx\`?

    content/posts/a-post.mdx
      There is no page \`/blog/front-desk\`.
      | See [it](/blog/front-desk).
      |     ^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`/blog/first-post\`?
      Write instead: \`See [it](/blog/first-post).\`

    2 problems in 2 files`)
})
