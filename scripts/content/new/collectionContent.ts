import { type NewCollection, wordsFile } from './collectionCode.ts'

/** The first files of a new collection, by their paths in its folder of the content: its words, and one entry. */
export function contentFiles(collection: NewCollection, today: string): Map<string, string> {
  const { title, singular, address } = collection
  return new Map([
    ['_listing.yaml', listing(title, address)],
    [wordsFile(singular), words(title, singular, address)],
    ['first.mdx', firstEntry(singular, today)],
  ])
}

const listing = (title: string, address: string) => `# \`${address}\`
meta:
  title: ${title}
  description: !placeholder >-
    ${title}, to be described in one or two sentences, which say what a reader finds on this page.
hero:
  title: ${title}
  text: !placeholder The sentence under the heading of ${title}.
closing:
  lines:
    - !placeholder The first line
    - !placeholder and the second.
  text: !placeholder The sentence under the last heading of ${title}.
  primary:
    label: Schedule a Call
    to: /contact
`

const words = (
  title: string,
  singular: string,
  address: string,
) => `# What every \`${address}/{slug}\` says around the text.
back:
  label: Back to ${title}
  to: ${address}
closing:
  lines:
    - !placeholder The first line
    - !placeholder and the second.
  text: !placeholder The sentence under the last heading of each ${singular}.
  primary:
    label: Schedule a Call
    to: /contact
# What an address of this form shows that leads nowhere.
notFound:
  pageTitle: Not Found
  title: There is no such ${singular}
  text: It may have been renamed.
  link:
    label: Back to ${title}
    to: ${address}
`

const firstEntry = (singular: string, today: string) => `---
title: !placeholder The first ${singular}
excerpt: !placeholder >-
  The first ${singular}, to be described in one or two sentences, which say what a reader gets of it.
date: ${today}
---

Say here, in a sentence or two, what a reader gets of this.
`
