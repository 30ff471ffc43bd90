import * as v from 'valibot'

/** How the popup's return page tells the page that opened it: same origin, whatever became of `opener`. */
const channelName = 'practicum-identity'

const messageSchema = v.object({ id: v.string() })

/** Tells all pages of this origin that a verification has come back. */
export function tellReturned(id: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ id })
  channel.close()
}

/** Calls back when the verification `id` has come back. Returns the way to stop. */
export function onReturned(id: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success && message.output.id === id) listener()
  })
  return () => channel.close()
}
