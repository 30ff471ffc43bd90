import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Icon } from '../pictures/icon.tsx'
import type { ButtonVariants } from './button.css.ts'
import { Button } from './button.tsx'

interface CopyButtonProps extends Pick<ButtonVariants, 'size' | 'variant'> {
  readonly text: string
  readonly className?: string
  /** Instead of "Copy". */
  readonly children?: ReactNode
}

/** Copies a text, and says so. Without access to the clipboard it does nothing: the text stays to be selected. */
export function CopyButton({ text, children, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  // Browsers offer the clipboard to secure addresses only.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button {...look} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {/* A status here would leave the button without a name. */}
      <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : (children ?? <Trans>Copy</Trans>)}</span>
    </Button>
  )
}
