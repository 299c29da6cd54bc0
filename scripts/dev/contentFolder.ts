import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Handed } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { checkContent } from '../steps/checkContent.ts'
import { Latest } from './latest.ts'

/** The content as it was last saved: what pages are made of, or what is wrong with it. */
export type Content = { handed: Handed; problems?: never } | { handed?: never; problems: string }

/** Checks a content folder now and after each change, hands it to the pages, and reloads the browser. */
export function followContent(root: string, { watcher, ws, config }: ViteDevServer): Latest<Content> {
  const latest = new Latest(async () => {
    const content = await check(root)
    if (content.problems !== undefined) config.logger.error(content.problems)
    return content
  })
  const folder = resolve(root) + sep
  watcher.add(folder)
  const renew = debounce(() => latest.renew().then(() => ws.send({ type: 'full-reload' })), 50)
  watcher.on('all', (_, file) => {
    if (resolve(file).startsWith(folder)) renew()
  })
  return latest
}

/** A check that fails is told as a problem too: the server lives on. */
async function check(root: string): Promise<Content> {
  try {
    const { site, text } = await checkContent({ root, release: false, forEditors: true })
    // Which places are too much alike is the build's business: it takes a second, and nobody sees it on a page.
    return site ? { handed: { site, places: new Places(site), twins: new Set() } } : { problems: text }
  } catch (error) {
    return { problems: `The check itself failed.\n\n${error instanceof Error ? error.stack : error}` }
  }
}

/** Runs a task once the calls for it have paused: saving in an editor often makes several events. */
function debounce(task: () => Promise<void>, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, milliseconds)
  }
}
