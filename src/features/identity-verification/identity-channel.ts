import * as v from 'valibot'

/** Channel by which the popup's return page informs the page that opened it. Works without `opener`. */
const channelName = 'shop-identity'

const messageSchema = v.object({ id: v.string() })

/** Informs all pages of this origin that a verification has returned. */
export function announceReturn(id: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ id })
  channel.close()
}

/** Calls `listener` when the verification `id` has returned. Returns a function that unsubscribes. */
export function subscribeToReturn(id: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success && message.output.id === id) listener()
  })
  return () => channel.close()
}
