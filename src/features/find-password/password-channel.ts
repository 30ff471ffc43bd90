import * as v from 'valibot'

/** Channel by which the page of a link tells the page that requested it that the password has changed. */
const channelName = 'practicum-password'

const messageSchema = v.object({ userid: v.string() })

/** Tells all pages of this origin that the password of a member has changed. */
export function announcePasswordChange(userid: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ userid })
  channel.close()
}

/** Calls `listener` when another page has changed the password of this member. Returns a function that unsubscribes. */
export function subscribeToPasswordChange(userid: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success && message.output.userid.toLowerCase() === userid.toLowerCase()) listener()
  })
  return () => channel.close()
}
