import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '#contract/addresses/paths.ts'
import { parseReturnPath } from '#contract/addresses/return-path.ts'
import { keepLanguage } from '#contract/values/locale.ts'
import { commonHeaders } from './security-headers.ts'

/** Maximum body that is read to its end, in bytes; a form of the shop is far smaller. */
const maxBodyBytes = 64 * 1024

/** Page that says that a form needs the script (`routes/script-needed.tsx`). */
const scriptNeededPath = paths.scriptNeeded()

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(;|$)/i

/** True for the request that a browser makes when it submits a `<form method="post">` without the shop's script. */
export function isFormSubmission({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && formTypes.test(headers['content-type'] ?? '')
}

/**
 * Answers a form that was submitted without the script. Forms post to the address of their page, so that no address
 * contains what was typed. The body is discarded unread and not logged, and nothing changes, so no anti-forgery token
 * is needed. Answers 303 to a page that says so and links back to the form, or 413 when the body is larger than {@link
 * maxBodyBytes}.
 */
export function answerFormSubmission(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= maxBodyBytes || response.headersSent) return
    response.writeHead(413, { ...commonHeaders, Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('This form is too large.', () => request.destroy())
  })
  request.on('end', () => {
    if (response.headersSent) return
    const back = parseReturnPath(request.url) ?? '/'
    response
      .writeHead(303, {
        ...commonHeaders,
        Location: keepLanguage(`${scriptNeededPath}?${new URLSearchParams({ back })}`, back.split('?')[1] ?? ''),
        'Cache-Control': 'no-store',
      })
      .end()
  })
}
