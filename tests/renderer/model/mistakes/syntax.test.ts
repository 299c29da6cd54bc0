import { describe } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

const alabama = (from: string | RegExp, to: string) => said({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  said({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const team = (text: string) => said({ 'team/president.yaml': text })
const post = (from: string | RegExp, to: string) => said({ 'posts/first-post.mdx': (text) => text.replace(from, to) })

describe('braces and brackets', () => {
  mistake('a missing `}` at the end of a line', () => alabama('lon: -86.586 }', 'lon: -86.586')).says(`
    A \`{\` is opened here and never closed.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586
    |     ^
    Close it with \`}\`.
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a missing `}` in the last line', () =>
    alabama('lat: 30.739, lon: -88.079 }', 'lat: 30.739, lon: -88.079'),
  ).says(`
    A \`{\` is opened here and never closed.
    |   - { name: Prichard, population: 19322, lat: 30.739, lon: -88.079
    |     ^
    Close it with \`}\`.
    Write instead: \`- { name: Prichard, population: 19322, lat: 30.739, lon: -88.079 }\``)
  mistake('a missing `]` inside braces', () => alabama('counties: [Madison]', 'counties: [Madison')).says(`
    A \`[\` is opened here and never closed.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison, population: 215006, lat: 34.73, lon: -86.586 }
    |                                                     ^
    Close it with \`]\`.
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a missing `]` at the end of a line', () =>
    service('[Key one, Key two, Key three, Key four]', '[Key one, Key two, Key three, Key four'),
  ).says(`
    A \`[\` is opened here and never closed.
    | keyBenefits: [Key one, Key two, Key three, Key four
    |              ^
    Close it with \`]\`.
    Write instead: \`keyBenefits: [Key one, Key two, Key three, Key four]\``)
  mistake('a `}` too many', () => alabama('lon: -86.586 }', 'lon: -86.586 }}')).says(`
    There is a \`}\` too many.
    | …tion: 215006, lat: 34.73, lon: -86.586 }}
    |                                          ^
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a missing `{`', () => alabama('- { name: Huntsville', '- name: Huntsville')).says(`
    A \`{\` is missing here: the line ends with \`}\`.
    |   - name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
    |     ^
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a missing comma between keys', () => alabama('name: Huntsville, slug', 'name: Huntsville slug')).says(`
    A comma is missing here.
    |   - { name: Huntsville slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
    |                       ^
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a missing comma between texts in quotes', () =>
    service('[Key one, Key two, Key three, Key four]', '["Key one", "Key two" "Key three", "Key four"]'),
  ).says(`
    A comma is missing here.
    | keyBenefits: ["Key one", "Key two" "Key three", "Key four"]
    |                                   ^
    Write instead: \`keyBenefits: ["Key one", "Key two", "Key three", "Key four"]\``)
  mistake('a missing comma behind a list', () => alabama('counties: [Madison],', 'counties: [Madison]')).says(`
    A comma is missing here.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison] population: 215006, lat: 34.73, lon: -86.586 }
    |                                                              ^
    Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a ` #` inside braces', () => alabama('name: Huntsville', 'name: Huntsville # 1')).says(`
    A \` #\` begins a comment: nobody reads what stands behind it.
    |   - { name: Huntsville # 1, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
    |                        ^^^
    Put the value in quotes.
    Write instead: \`- { name: "Huntsville # 1", slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\``)
  mistake('a text that goes on behind a token', () =>
    team('order: 1\nname: {brand} and more\nrole: President\nbio: Leads.\n'),
  ).says(`
    A text that begins with \`{\` stands in quotes.
    | name: {brand} and more
    |       ^^^^^^^^^^^^^^^^
    Write instead: \`name: "{brand} and more"\``)
})

describe('columns', () => {
  mistake('an entry one column too far in', () =>
    alabama(/\n {2}- \{ name: Birmingham/, '\n   - { name: Birmingham'),
  ).says(`
    This line stands one column too far in.
    |    - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 …
    |    ^
    The \`-\` of all entries of a list stand in one column.
    Write instead: \`  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }\``)
  mistake('an entry one column too far out', () =>
    alabama(/\n {2}- \{ name: Birmingham/, '\n - { name: Birmingham'),
  ).says(`
    This line stands one column too far out.
    |  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }
    |  ^
    The \`-\` of all entries of a list stand in one column.
    Write instead: \`  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }\``)
  mistake('a text of a list one column too far in', () =>
    post('[One thing to remember, Another thing]', '\n  - One thing\n   - Another\n  - A third'),
  ).says(`
    This entry stands further in than the list: it goes on with the line above.
    |    - Another
    |    ^
    Let the \`-\` of all entries stand in one column.
    Write instead: \`  - Another\``)
  mistake('a key one column too far in', () => team('order: 1\nname: Alex\n role: President\nbio: Leads.\n')).says(`
    This line stands one column too far in.
    |  role: President
    |  ^
    All keys of a group stand in one column.
    Write instead: \`role: President\``)
  mistake('a key of a group one column too far in', () =>
    said({ 'site.yaml': (text) => text.replace(/\n {2}city:/, '\n   city:') }),
  ).says(`
    This line stands one column too far in.
    |    city: Norfolk
    |    ^
    All keys of a group stand in one column.
    Write instead: \`  city: Norfolk\``)
  mistake('a key of a group one column too far out', () =>
    said({ 'site.yaml': (text) => text.replace(/\n {2}city:/, '\n city:') }),
  ).says(`
    This line stands one column too far out.
    |  city: Norfolk
    |  ^
    All keys of a group stand in one column.
    Write instead: \`  city: Norfolk\``)
  mistake('a key of an entry one column too far in', () => service(/\n {4}title: /, '\n     title: ')).says(`
    This line stands one column too far in.
    |      title: Step 1 of paid media
    |      ^
    All keys of a group stand in one column.
    Write instead: \`    title: Step 1 of paid media\``)
  mistake('no space behind the colon', () => team('order: 1\nname:Alex\nrole: President\nbio: Leads.\n')).says(`
    There is no space behind this \`:\`.
    | name:Alex
    |     ^
    Write instead: \`name: Alex\``)

  mistake('no space behind the `-`', () => team('order: 1\nname: Alex\nrole: President\nbio:\n  -One\n  -Two\n')).says(`
    There is no space behind these \`-\`: they are a text, and no list.
    |   -One
    |   ^
    Write \`- \` before each entry.
    Write instead: \`- One\``)
})

describe('quotes and signs in YAML', () => {
  mistake('quotes inside quotes', () =>
    team('order: 1\nname: "Alex "Al" Sample"\nrole: President\nbio: Leads.\n'),
  ).says(`
    The quotes end here, inside of the value.
    | name: "Alex "Al" Sample"
    |             ^
    Quotes inside quotes are of the other kind, or curly.
    Write instead: \`name: 'Alex "Al" Sample'\``)
  mistake('an apostrophe inside single quotes', () =>
    team("order: 1\nname: 'Alex's'\nrole: President\nbio: Leads.\n"),
  ).says(`
    The quotes end here, inside of the value.
    | name: 'Alex's'
    |            ^
    Quotes inside quotes are of the other kind, or curly.
    Write instead: \`name: "Alex's"\``)
  mistake('curly quotes around a value with a colon', () =>
    team('order: 1\nname: “Alex: the first”\nrole: President\nbio: Leads.\n'),
  ).says(`
    These are curly quotes, which YAML takes for letters.
    | name: “Alex: the first”
    |       ^^^^^^^^^^^^^^^^^
    Straight quotes keep a value together.
    Write instead: \`name: "Alex: the first"\``)
  mistake('a value that begins with an at sign', () =>
    team('order: 1\nname: "@alex"\nrole: @president\nbio: Leads.\n'),
  ).says(`
    A value cannot start with \`@\`.
    | role: @president
    |       ^
    Put the whole value in quotes.
    Write instead: \`role: "@president"\``)
  mistake('a value that begins with a percent sign', () =>
    team('order: 1\nname: Alex\nrole: %president\nbio: Leads.\n'),
  ).says(`
    A value cannot start with \`%\`.
    | role: %president
    |       ^
    Put the whole value in quotes.
    Write instead: \`role: "%president"\``)
  mistake('a value that begins with a star', () => team('order: 1\nname: Alex\nrole: *president\nbio: Leads.\n')).says(`
    Anchors and aliases (\`&name\`, \`*name\`) are not used here.
    | role: *president
    |       ^^^^^^^^^^
    Write the value out where it is needed, or put a text that begins with \`*\` in quotes.
    Write instead: \`role: "*president"\``)
  mistake('a list of placeholders with a path that is not there, and one twice', () =>
    team('order: 1\nname: Alex\nrole: President\nbio: Leads.\nplaceholders: [nmae, role, role]\n'),
  ).says(`
    There is no \`nmae\` in this file.
    | placeholders: [nmae, role, role]
    |                ^^^^
    Did you mean \`name\`?
    Write instead: \`placeholders: [name, role, role]\`

    \`role\` stands here twice.
    | placeholders: [nmae, role, role]
    |                            ^^^^`)
  mistake('placeholders that are no list', () =>
    team('order: 1\nname: Alex\nrole: President\nbio: Leads.\nplaceholders: name\n'),
  ).says(`
    \`placeholders\` is a list of paths, for instance \`[phone, testimonials.0.quote]\`.
    | placeholders: name
    |               ^^^^`)
})

describe('signs in a body', () => {
  mistake('curly quotes around an attribute', () => saidIn('We had <Claim id=“growth” /> more.')).says(`
    These are curly quotes: around the value behind a \`=\` stand straight ones.
    | We had <Claim id=“growth” /> more.
    |                  ^
    Write instead: \`We had <Claim id="growth" /> more.\``)
  mistake('no quotes around an attribute', () => saidIn('We had <Claim id=growth /> more.')).says(`
    The value behind a \`=\` stands in quotes.
    | We had <Claim id=growth /> more.
    |                  ^^^^^^
    Write instead: \`We had <Claim id="growth" /> more.\``)
  mistake('a claim in braces', () => saidIn('We had {claim:growth} more.')).says(`
    \`{claim:growth}\` is not cited so in a body.
    | We had {claim:growth} more.
    |        ^^^^^^^^^^^^^^
    Braces cite in YAML. In a body a component does.
    Write instead: \`<Claim id="growth" />\``)
  mistake('a fact in braces', () => saidIn('Call {brand} today.')).says(`
    \`{brand}\` is not cited so in a body.
    | Call {brand} today.
    |      ^^^^^^^
    Braces cite in YAML. In a body a component does.
    Write instead: \`<Fact name="brand" />\``)
  mistake('a price in braces', () => saidIn('It costs {price:paid-media/small} a month.')).says(`
    \`{price:paid-media/small}\` is not cited so in a body.
    | It costs {price:paid-media/small} a month.
    |          ^^^^^^^^^^^^^^^^^^^^^^^^
    Braces cite in YAML. In a body a component does.
    Write instead: \`<Price of="paid-media/small" />\``)
  mistake('a claim in braces that there is not', () =>
    saidIn('We had {claim:grwth} more, {claim:growth} in all.'),
  ).says(`
    \`{claim:grwth}\` is not cited so in a body.
    | We had {claim:grwth} more, {claim:growth} in all.
    |        ^^^^^^^^^^^^^
    Braces cite in YAML. In a body a component does.
    Write instead: \`<Claim id="grwth" />\`

    \`{claim:growth}\` is not cited so in a body.
    | We had {claim:grwth} more, {claim:growth} in all.
    |                            ^^^^^^^^^^^^^^
    Braces cite in YAML. In a body a component does.
    Write instead: \`<Claim id="growth" />\``)
  mistake('a brace that is not closed', () => saidIn('We had {claim:growth more.')).says(`
    A \`{\` starts code here, and there is no code in content.
    | We had {claim:growth more.
    |        ^
    Braces cite in YAML. In a body a component does.
    Write instead: \`We had <Claim id="growth" /> more.\``)
  mistake('an address in angle brackets', () => saidIn('See <https://www.example.com>.')).says(`
    Angle brackets make no link here.
    | See <https://www.example.com>.
    |     ^^^^^^^^^^^^^^^^^^^^^^^^^
    Write instead: \`See [www.example.com](https://www.example.com).\``)
  mistake('a comment of HTML', () => saidIn('Text. <!-- later -->')).says(`
    A body has no comments.
    | Text. <!-- later -->
    |       ^^^^^^^^^^^^^^
    Remove it; notes may stand in the front matter, behind \`# \`.`)
  mistake('a component without its slash', () => saidIn('We had <Claim id="growth"> more.')).says(`
    \`<Claim>\` is opened here and never closed.
    | We had <Claim id="growth"> more.
    |        ^^^^^^^^^^^^^^^^^^^
    Write instead: \`We had <Claim id="growth" /> more.\``)
  mistake('a component that is misspelt', () => saidIn('We had <Clam id="growth" /> more.')).says(`
    There is no component \`<Clam>\`.
    | We had <Clam id="growth" /> more.
    |        ^^^^^^^^^^^^^^^^^^^^
    Did you mean \`Claim\`?
    Write instead: \`<Claim id="growth" />\``)
  mistake('a component in small letters', () => saidIn('We had <claim id="growth" /> more.')).says(`
    HTML is not written here (\`<claim>\`).
    | We had <claim id="growth" /> more.
    |        ^^^^^^^^^^^^^^^^^^^^^
    Did you mean \`Claim\`?
    Write instead: \`<Claim id="growth" />\``)
  mistake('an attribute that is misspelt', () => saidIn('We had <Claim name="growth" /> more.')).says(`
    <Claim>: There is no key \`name\` here. Did you mean \`id\`?
    | We had <Claim name="growth" /> more.
    |        ^^^^^^^^^^^^^^^^^^^^^^^
    Write instead: \`<Claim id="growth" />\``)
  mistake('an end of line of HTML', () => saidIn('One line<br>and another.')).says(`
    HTML is not written here (\`<br>\`).
    | One line<br>and another.
    |         ^^^^
    Markdown has its own signs: an empty line begins a paragraph.`)
})
