import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { FoundAddress } from '#contract/values/postcode.ts'
import { searchAddress } from '#lib/browser/postcode-search.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface PostcodeSearchProps {
  readonly onFound: (address: FoundAddress) => void
}

/** Button that searches an address; none in a shop without the search, where the address is typed. */
export function PostcodeSearch(props: PostcodeSearchProps) {
  return useFeature('postcode-search') ? <SearchButton {...props} /> : null
}

/** Searches an address in a popup. When the browser blocks it, the fields are filled in by hand. */
function SearchButton({ onFound }: PostcodeSearchProps) {
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
