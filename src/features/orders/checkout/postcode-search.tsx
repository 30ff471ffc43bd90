import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import {
  type FoundAddress,
  postcodeChannel,
  postcodeMessageSchema,
  postcodeWindow,
} from '../../../../contract/values/postcode.ts'
import { randomUuid } from '../../../lib/browser/uuid.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Button } from '../../../ui/controls/button.tsx'

/** Size of the search window, in CSS pixels. */
const windowFeatures = 'popup,width=480,height=680'

/** Searches an address in a popup. When the browser blocks it, the fields are filled in by hand. */
export function PostcodeSearch({ onFound }: { onFound: (address: FoundAddress) => void }) {
  const [isBlocked, setBlocked] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const search = () => {
    stop.current?.()
    const request = randomUuid()
    const channel = new BroadcastChannel(postcodeChannel)
    stop.current = () => channel.close()
    channel.addEventListener('message', ({ data }) => {
      const told = v.safeParse(postcodeMessageSchema, data)
      if (!told.success || told.output.request !== request) return
      stop.current?.()
      onFound(told.output)
    })
    setBlocked(window.open(postcodeWindow(request), 'practicum-postcode', windowFeatures) === null)
  }
  return (
    <>
      <Button onClick={search}>
        <Icon name="search" />
        <Trans>Find the address</Trans>
      </Button>
      {isBlocked && (
        <p role="status">
          <Trans>Your browser blocked the window. Allow it, or enter the address yourself.</Trans>
        </p>
      )}
    </>
  )
}
