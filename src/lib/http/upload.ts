/** Reports how much of a request has been sent, in bytes. */
export type UploadProgress = (sent: number, total: number) => void

/**
 * Sends a request like `fetch`, and reports how much of its body has been sent, which `fetch` cannot. Throws an
 * `AbortError` when `init.signal` aborts, and a `TypeError` when there is no answer.
 */
export function sendWithProgress(path: string, init: RequestInit, onProgress: UploadProgress): Promise<Response> {
  const { signal } = init
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = () => signal?.removeEventListener('abort', abort)
    request.open(init.method ?? 'POST', path)
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded, total)
    })
    request.addEventListener('load', () => {
      end()
      const { status, statusText } = request
      const headers = parseHeaders(request.getAllResponseHeaders())
      resolve(new Response(request.responseText, { status, statusText, headers }))
    })
    request.addEventListener('error', () => {
      end()
      reject(new TypeError('Failed to send'))
    })
    request.addEventListener('abort', () => {
      end()
      reject(new DOMException('The upload was aborted.', 'AbortError'))
    })
    if (signal?.aborted) return reject(new DOMException('The upload was aborted.', 'AbortError'))
    signal?.addEventListener('abort', abort)
    request.send(init.body instanceof FormData ? init.body : null)
  })
}

/** Parses lines of `name: value`. */
function parseHeaders(text: string): Headers {
  const headers = new Headers()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
