import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/button.tsx'

/** Copies an ID; where the browser does not let it, the ID stays on the page to be marked. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span role="status">{copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
    </Button>
  )
}
