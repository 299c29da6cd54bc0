import { relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { provideSite } from '../../renderer/site.ts'
import { checkContent } from '../steps/checkContent.ts'
import { problemPage } from './problemPage.ts'

/**
 * The content side of `npm run dev`: checks the content folder at the start and after each change, hands it to the
 * pages and reloads the browser. While there are problems, every page shows them; the server lives on.
 */
export function contentServer(root: string): Plugin {
  let problems = ''
  const folder = resolve(root)

  async function check({ config }: ViteDevServer): Promise<void> {
    const { site, text } = await checkContent({ root, release: false })
    problems = site ? '' : text
    if (site) provideSite(site)
    else config.logger.error(text)
  }

  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      await check(server)
      server.watcher.add(folder)
      const reload = debounce(async () => {
        await check(server)
        server.ws.send({ type: 'full-reload' })
      })
      server.watcher.on('all', (_, file) => {
        if (!relative(folder, file).startsWith('..')) reload()
      })
      server.middlewares.use(async (request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html') ?? false
        if (problems === '' || !wantsPage) return next()
        const html = await server.transformIndexHtml(request.url ?? '/', problemPage(problems))
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      })
    },
  }
}

/** Runs a task once the calls for it have paused; saving in an editor often makes several events. */
function debounce(task: () => Promise<void>, milliseconds = 50): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, milliseconds)
  }
}
