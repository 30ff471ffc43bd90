import type { SendRequest } from '#contract/protocol/endpoint.ts'

/** Sends requests by `send`; reports how many bytes of a successful response have arrived, as they arrive. */
export function receiveWithProgress(onProgress: (receivedBytes: number) => void, send: SendRequest): SendRequest {
  return async (path, init) => {
    const response = await send(path, init)
    if (!response.ok || !response.body) return response
    let received = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        onProgress(received)
        controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  }
}
