import * as v from 'valibot'
import { type FoundAddress, postcodeChannel, postcodeMessageSchema, postcodeWindow } from '#contract/values/postcode.ts'
import { randomUuid } from './uuid.ts'

interface PostcodeSearch {
  /** False when the browser has blocked the window: the person types the address instead. */
  readonly isOpen: boolean
  /** Stops waiting for the address. Does not close the window. */
  stop(): void
}

/**
 * Opens the window of the address search and calls back with the chosen address; not at all when the window is closed.
 * Call it in a click handler, or the browser blocks the window.
 */
export function searchAddress(onFound: (address: FoundAddress) => void): PostcodeSearch {
  const request = randomUuid()
  const channel = new BroadcastChannel(postcodeChannel)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(postcodeMessageSchema, data)
    if (!message.success || message.output.request !== request) return
    channel.close()
    const { postcode, address } = message.output
    onFound({ postcode, address })
  })
  const opened = window.open(postcodeWindow(request), postcodeChannel, 'popup,width=520,height=680')
  if (!opened) channel.close()
  return { isOpen: opened !== null, stop: () => channel.close() }
}
