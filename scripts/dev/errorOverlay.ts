import type { IncomingMessage } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { VIKE_TEMPORARY_FILE } from '../cache/cacheFolder.ts'
import { type CodeError, formatCodeError, parseCodeError } from '../codeError.ts'
import { escapeHtml, renderPlainPage } from '../plainPage.ts'
import type { HttpResponse } from '../serve/http.ts'

/** Responds to failed requests with Vite's error overlay, and reloads open pages on the next change. */
export function createErrorOverlay(viteServer: ViteDevServer) {
  let hasError = false
  return {
    /** Reloads open pages. Vite and Vike only do so for loaded modules, and an error keeps modules from loading. */
    handleFileEvent(_: string, file: string): void {
      if (!hasError || VIKE_TEMPORARY_FILE.test(file)) return
      viteServer.ws.send({ type: 'full-reload' })
      hasError = false
    },
    /** Creates a response for an error: HTML if the request accepts it, otherwise text. */
    createResponse(error: unknown, request: IncomingMessage): HttpResponse {
      hasError = true
      // Get the message without the prefix that Vike adds (vike 0.4.266, `getBetterError`).
      const { getOriginalError } = error as { getOriginalError?: () => unknown }
      const codeError = parseCodeError(getOriginalError?.() ?? error)
      const text = formatCodeError(codeError)
      const [type, body] = request.headers.accept?.includes('text/html')
        ? ['text/html', renderErrorPage(codeError, text)]
        : ['text/plain', text]
      return { status: 500, headers: { 'content-type': `${type}; charset=utf-8` }, body }
    },
  }
}

function renderErrorPage(error: CodeError, text: string): string {
  const payload = JSON.stringify(toOverlayError(error)).replaceAll('<', '\\u003c')
  const body = `<p>This page reloads when you fix it.</p><pre>${escapeHtml(text)}</pre>
<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${payload}))
</script>`
  return renderPlainPage('The code has an error', body)
}

/** Converts an error for Vite's overlay. */
export function toOverlayError({ message, position, frame, stack }: CodeError): ErrorPayload['err'] {
  if (!position) return { message, frame, stack }
  const { file, line, column = 1 } = position
  return { message, frame, stack, id: file, ...(line !== undefined && { loc: { file, line, column } }) }
}
