import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ShownError } from '#lib/errors/shown-error.ts'
import { supportLink } from '#lib/errors/support-link.ts'
import { TextButton } from '#ui/content/text-link.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { input } from '#ui/controls/form.css.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { byHand, line } from './support-link.css.ts'

/**
 * Button that copies a link for support, which opens what the customer sees (`supportLink`). Where the browser refuses
 * the clipboard, the link is shown and selected, to be copied by hand. Without an error, the reason is in the address.
 */
export function SupportLink({ error }: { readonly error?: ShownError }) {
  const [shown, setShown] = useState<'button' | 'copied' | { readonly link: string }>('button')
  const { i18n } = useLingui()
  const id = useId()
  const copy = async (button: Element) => {
    const link = supportLink(button, error, i18n.locale)
    try {
      await navigator.clipboard.writeText(link)
      setShown('copied')
    } catch {
      // Refused, or not there: browsers offer the clipboard to secure addresses only.
      setShown({ link })
    }
  }
  if (typeof shown === 'object') {
    return (
      <span className={byHand}>
        <label htmlFor={id}>
          <Trans>Copy this link and send it to support</Trans>
        </label>
        <input
          className={input}
          id={id}
          value={shown.link}
          readOnly
          ref={selectAll}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </span>
    )
  }
  return (
    <span className={line}>
      <TextButton size="small" onClick={({ currentTarget }) => void copy(currentTarget)}>
        <Icon name={shown === 'copied' ? 'check' : 'copy'} />
        {shown === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy link for support</Trans>}
      </TextButton>
      <VisuallyHidden role="status">{shown === 'copied' && <Trans>Link for support copied</Trans>}</VisuallyHidden>
    </span>
  )
}

/** Focuses a field that appears in place of the pressed button, with its text selected. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
