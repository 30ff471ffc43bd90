import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FoundAddress } from '#contract/values/postcode.ts'
import { searchAddress } from '#lib/browser/postcode-search.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Searches an address in a popup. When the browser blocks it, the fields are filled in by hand. */
export function PostcodeSearch({ onFound }: { onFound: (address: FoundAddress) => void }) {
  const [isBlocked, setBlocked] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const search = () => {
    stop.current?.()
    const begun = searchAddress(onFound)
    stop.current = begun.stop
    setBlocked(!begun.isOpen)
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
