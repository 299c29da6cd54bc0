import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

mistake('the brand, phone and e-mail typed again', () =>
  said({
    'values/clarity.yaml': 'order: 1\nname: Clarity\ntext: Example Agency says what things cost.\n',
    'posts/first-post.mdx': (text) => text.replace('The opening', 'Call (555) 555-0100. The opening'),
  }),
).says(`
  content/posts/first-post.mdx
    \`(555) 555-0100\` is retyped here.
    | Call (555) 555-0100. The opening of the first post, from <Fact name="brand" />.
    |      ^^^^^^^^^^^^^^
    Cite it from site.yaml: <Fact name="phone" />.

  content/values/clarity.yaml
    \`Example Agency\` is retyped here.
    | text: Example Agency says what things cost.
    |       ^^^^^^^^^^^^^^
    Cite it from site.yaml: {brand}.

  2 problems in 2 files`)
