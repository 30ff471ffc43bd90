import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { actions, dialog, help, requestLine } from '../feedback/dialog.css.ts'
import { content } from './alert-dialog.css.ts'
import { type AlertButton, closeAlert, type OpenAlert } from './alert-store.ts'

/** A modal dialog. Escape acts as the secondary button, or as the primary one if there is no other. */
export function AlertDialog({ alert }: { alert: OpenAlert }) {
  const { title, primary, returnsFocusTo, requestId } = alert
  const secondary = alert.secondary && alert.secondary.name !== '' ? alert.secondary : undefined
  const element = useRef<HTMLDialogElement>(null)
  const primaryButton = useRef<HTMLButtonElement>(null)
  const answer = useRef<AlertButton>(undefined)
  const id = useId()

  useEffect(() => {
    if (!element.current?.open) element.current?.showModal()
    primaryButton.current?.focus()
  }, [])

  const close = (chosen: AlertButton) => {
    answer.current = chosen
    element.current?.close()
  }
  const settle = () => {
    if (returnsFocusTo instanceof HTMLElement && returnsFocusTo.isConnected) returnsFocusTo.focus()
    closeAlert()
    answer.current?.action?.()
  }
  return (
    <dialog
      className={dialog}
      ref={element}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}content`}
      onCancel={(event) => {
        event.preventDefault()
        close(secondary ?? primary)
      }}
      onClose={settle}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p className={content} id={`${id}content`}>
        {alert.content}
      </p>
      {requestId !== undefined && (
        <p className={requestLine}>
          <Trans>Request number</Trans> <span>{requestId}</span>
        </p>
      )}
      <div className={actions}>
        {secondary && <Button onClick={() => close(secondary)}>{secondary.name}</Button>}
        <Button variant={alert.look ?? 'primary'} ref={primaryButton} onClick={() => close(primary)}>
          {primary.name}
        </Button>
      </div>
      {alert.help !== undefined && <div className={help}>{alert.help}</div>}
    </dialog>
  )
}
