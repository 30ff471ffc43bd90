import { useEffect, useEffectEvent } from 'react'
import type { EventObject } from 'xstate'
import { useAppContext } from '../router/use-app-context.ts'

/**
 * Sends a flow what the address says, whenever it says something else; undefined when it says nothing. The machine
 * decides what follows, if anything. A support view stays in its state.
 */
export function useAddressEvent<Event extends EventObject>(
  send: (event: Event) => void,
  event: Event | undefined,
): void {
  const isView = Boolean(useAppContext().supportView?.at)
  const report = useEffectEvent(() => {
    if (!isView && event !== undefined) send(event)
  })
  const type = event?.type
  useEffect(() => {
    if (type !== undefined) report()
  }, [type])
}
