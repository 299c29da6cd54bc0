/** Bodies with all that content may contain: each feature of Markdown, and each of our components. */
export const BODIES: [name: string, body: string][] = [
  [
    'headings',
    '## One thing\n\nText.\n\n### A *part* of it, with `code`\n\nText.\n\n#### Deeper\n\nText.\n\n## One thing\n\n[Back](#one-thing-1).',
  ],
  [
    'emphasis and signs',
    'An *emphasis*, a **strong** one, ***both***, ~~gone~~, `code` and ``two ` ticks``.\n\nA \\{ brace, a \\< sign, an \\* asterisk, &amp; an entity, “quotes” and a dash – here.\n\nA line\\\nthat breaks,  \nand breaks again.',
  ],
  [
    'links',
    'See [services](/services), [a title](/about "About us"), [mail](mailto:a@example.com), [a phone](tel:+15555550100),\n<EntryLink to="services/local-seo" />, [by reference][one], [two][] and https://www.example.org/path alone.\n\n[one]: https://www.example.org/one "First"\n[two]: /contact',
  ],
  [
    'lists',
    '- One\n- Two\n  - Two and a half\n  - More\n- Three\n\n1. First\n2. Second\n\n   with a paragraph\n\n3. Third',
  ],
  ['a list that starts at four', '4. Fourth\n5. Fifth'],
  [
    'quotes, rules and code',
    '> A quote\n> of two lines\n>\n> - with a list\n\n---\n\n```yaml\nkey: value # <kept>\n```\n\n    indented text',
  ],
  [
    'tables',
    '| Left | Middle | Right | Plain |\n| :--- | :---: | ---: | --- |\n| a | *b* | 3 | [d](/about) |\n| | `e` | | f |',
  ],
  ['footnotes', 'A sentence[^1] and another[^note].\n\n[^1]: Its source.\n[^note]: Another *one*.'],
  [
    'pictures',
    '![A room](/media/posts/room.png)\n\nText with ![a room](/media/posts/room.png "Its title") in it.\n\n<Figure src="posts/room.png" alt="A room" width="960" height="600" />\n\n<Figure src="posts/room.png" alt="A room" width="960" height="600" caption="With a caption." />',
  ],
  [
    'callouts',
    '<Callout title="Remember">\n\nOne *thing*.\n\n- A list\n- of two\n\n</Callout>\n\n<Callout>\nWithout a title, by <Fact name="brand" />.\n</Callout>',
  ],
  [
    'facts, claims and prices',
    `${['brand', 'legalName', 'phone', 'email', 'address', 'hours', 'replyTime'].map((name) => `<Fact name="${name}" />`).join(', ')}.\n\nUp <Claim id="growth" />, rated **<Claim id="rating" />**.\n\nFrom <Price of="paid-media/small" /> to *<Price of="paid-media/powerful" />*.`,
  ],
  [
    'links to entries',
    `${['services/local-seo', 'industries/dental-implants', 'states/alabama', 'cities/alabama/mobile', 'posts/first-post', 'episodes/first-episode'].map((to) => `See <EntryLink to="${to}" />.`).join('\n')}\n\nAnd <EntryLink to="posts/first-post">*other* words, by <Fact name="brand" /></EntryLink>.`,
  ],
  ['steps', '<Steps>\n1. Call.\n2. Write it **down**.\n</Steps>\n\n<Steps>\n\n1. One.\n\n2. Two.\n\n</Steps>'],
  [
    'comparisons',
    '<Comparison>\n| Topic | Ask | Avoid |\n| --- | :---: | ---: |\n| Term | *How* long? | Why? |\n| Fee | What for? | |\n</Comparison>\n\n<Comparison>\n| | Ask | Avoid |\n| --- | --- | --- |\n| Term | a | b |\n</Comparison>',
  ],
  [
    'bars',
    '<Bars unit="$" caption="What a patient cost.">\n- Ads alone: 150\n- With the fee: 1,187.50\n</Bars>\n\n<Bars caption="Calls.">\n\n- A: 50\n\n- B: 25\n\n</Bars>',
  ],
  [
    'flows',
    '<Flow caption="From call to chair.">\n1. Called: A patient calls.\n2. Booked: See [our page](/services).\n3. Came: At 9:30, she came.\n</Flow>\n\n<Flow caption="The same, loose.">\n\n1. Called: A patient calls.\n\n2. Booked: See <EntryLink to="posts/first-post" />.\n\n3. Came: She *came*.\n\n</Flow>',
  ],
]
