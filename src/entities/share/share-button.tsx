import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './share-button.css.ts'
import { sharedAddress } from './shared-address.ts'

interface ShareButtonProps {
  readonly title: string
  /** Path of the page with its parameters. */
  readonly path: string
  /** Sentence that is shared and copied along with the address. */
  readonly text?: string
}

/**
 * Opens the phone's own sharing on the mobile layout, and copies the address elsewhere. Where neither is possible, the
 * address stands beside the button, to be selected.
 */
export function ShareButton({ title, path, text }: ShareButtonProps) {
  const { layout, messages } = useAppContext()
  const [result, setResult] = useState<'copied' | 'shown'>()
  const address = () => sharedAddress(path, messages.locale)
  const copy = async () => {
    try {
      // Browsers offer the clipboard to secure addresses only.
      await navigator.clipboard.writeText(text === undefined ? address() : `${text}\n${address()}`)
      setResult('copied')
    } catch {
      setResult('shown')
    }
  }
  const share = async () => {
    if (layout !== 'mobile' || !('share' in navigator)) return copy()
    try {
      await navigator.share({ title, url: address(), ...(text === undefined ? {} : { text }) })
    } catch (error) {
      // The visitor has closed the phone's sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }
  return (
    <span className={styles.share}>
      <Button size="small" variant="quiet" onClick={() => void share()}>
        <Icon name={result === 'copied' ? 'check' : layout === 'mobile' ? 'share-2' : 'link'} />
        {/* A status here would leave the button without a name. */}
        <span aria-live="polite">
          {result === 'copied' ? (
            <Trans>Link copied</Trans>
          ) : layout === 'mobile' ? (
            <Trans>Share</Trans>
          ) : text === undefined ? (
            <Trans>Copy link</Trans>
          ) : (
            <Trans>Copy result and link</Trans>
          )}
        </span>
      </Button>
      {result === 'shown' && <output className={styles.address}>{address()}</output>}
    </span>
  )
}
