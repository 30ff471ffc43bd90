import * as v from 'valibot'
import {
  type FoundAddress,
  postcodeChannel,
  postcodeMessageSchema,
  postcodeWindow,
} from '../../../contract/postcode.ts'

interface PostcodeSearch {
  /** False when the browser kept the window from opening: the address is then typed. */
  readonly isOpen: boolean
  /** Stops waiting; the window may stay. */
  stop(): void
}

/**
 * Opens the window that finds an address, and calls back with what is chosen there; never when it is just closed. To be
 * called from a press of a button, or browsers block the window.
 */
export function searchAddress(found: (address: FoundAddress) => void): PostcodeSearch {
  const request = crypto.randomUUID()
  const channel = new BroadcastChannel(postcodeChannel)
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(postcodeMessageSchema, data)
    if (!message.success || message.output.request !== request) return
    channel.close()
    const { postcode, address } = message.output
    found({ postcode, address })
  })
  const opened = window.open(postcodeWindow(request), postcodeChannel, 'popup,width=520,height=680')
  if (!opened) channel.close()
  return { isOpen: opened !== null, stop: () => channel.close() }
}
