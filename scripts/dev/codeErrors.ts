import type { IncomingMessage } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { type CodeError, describeCodeError, formatCodeError } from '../codeError.ts'
import { escapeMarkup } from '../escapeMarkup.ts'
import type { HttpResponse } from '../serve/http.ts'
import { VIKE_TEMPORARY } from '../store/sources.ts'

/** Respond to failed requests with Vite's error overlay, and reload after a change. */
export class CodeErrors {
  private vite: ViteDevServer
  private isShown = false

  constructor(vite: ViteDevServer) {
    this.vite = vite
    this.listenTo(vite)
  }

  /** Restarted servers have a new watcher. */
  listenTo(vite: ViteDevServer): void {
    this.vite = vite
    // Vite and Vike only reload for loaded modules, and some aren't loaded after an error.
    vite.watcher.on('all', (_, file) => {
      if (!this.isShown || VIKE_TEMPORARY.test(file)) return
      vite.ws.send({ type: 'full-reload' })
      this.isShown = false
    })
  }

  report(error: unknown, request: IncomingMessage): HttpResponse {
    if (error instanceof Error) this.vite.ssrFixStacktrace(error)
    this.vite.config.logger.error(formatCodeError(describeCodeError(error)))
    return this.answer(error, request)
  }

  answer(error: unknown, request: IncomingMessage): HttpResponse {
    const codeError = describeCodeError(getOriginal(error))
    const text = formatCodeError(codeError)
    this.isShown = true
    const wantsPage = request.headers.accept?.includes('text/html')
    const type = wantsPage ? 'text/html' : 'text/plain'
    return {
      status: 500,
      headers: { 'content-type': `${type}; charset=utf-8` },
      body: wantsPage ? renderErrorPage(codeError, text) : text,
    }
  }
}

/** Vike prefixes the message (vike 0.4.266, `getBetterError`). */
function getOriginal(error: unknown): unknown {
  const { getOriginalError } = error as { getOriginalError?: () => unknown }
  return getOriginalError?.() ?? error
}

/** Show Vite's overlay, or the same text if scripts are disabled. */
function renderErrorPage(error: CodeError, text: string): string {
  const payload = JSON.stringify(toOverlayError(error)).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The code has an error</title>
<style>:root{color-scheme:light dark}body{max-width:70rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui}pre{overflow-x:auto;font:.9375rem/1.5 ui-monospace,monospace}</style></head>
<body><h1>The code has an error</h1><p>This page reloads when you fix it.</p><pre>${escapeMarkup(text)}</pre>
<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${payload}))
</script></body>
</html>`
}

export function toOverlayError({ message, position, frame, stack }: CodeError): ErrorPayload['err'] {
  if (!position) return { message, frame, stack }
  const { file, line, column = 1 } = position
  return { message, frame, stack, id: file, ...(line !== undefined && { loc: { file, line, column } }) }
}
