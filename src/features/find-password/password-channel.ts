import * as v from 'valibot'
import { fromCallback } from 'xstate'

/** Channel by which the page of a link tells the page that requested it that the password has changed. */
const channelName = 'shop-password'

const messageSchema = v.object({ userid: v.string() })

/** Tells all pages of this origin that the password of a member has changed. */
export function announcePasswordChange(userid: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ userid })
  channel.close()
}

/** Actor that sends `password.changed` when another page has changed the password of a member. */
export const watchPasswordChanges = fromCallback(({ sendBack }) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success) sendBack({ type: 'password.changed', userid: message.output.userid })
  })
  return () => channel.close()
})
