import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { dialog } from '#ui/feedback/dialog.css.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { DeskContext } from '../http/desk-context.ts'
import type { PasskeyReason } from '../http/passkey-prompt.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskey } from './use-passkey.ts'

/** Asks for the passkey over the page, when a call needs it. What was typed below stays. */
export function PasskeyDialog({ context }: { context: DeskContext }) {
  const { passkeyPrompt } = context
  const reason = useSyncExternalStore(passkeyPrompt.subscribe, passkeyPrompt.read)
  return reason === undefined ? null : <OpenDialog key={reason} reason={reason} context={context} />
}

function OpenDialog({ reason, context }: { reason: PasskeyReason; context: DeskContext }) {
  const { plainHttp, passkeyPrompt, queryClient } = context
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!element.current?.open) element.current?.showModal()
  }, [])
  const passkey = usePasskey({
    http: plainHttp,
    use: reason,
    onUsed: () => {
      passkeyPrompt.answer(true)
      void queryClient.invalidateQueries()
    },
  })
  return (
    <dialog
      className={dialog}
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        passkeyPrompt.answer(false)
      }}
    >
      <h2 id={id}>{reason === 'login' ? <Trans>You were logged out</Trans> : <Trans>Confirm that it’s you</Trans>}</h2>
      <Stack gap={4}>
        <p>
          {reason === 'login' ? (
            <Trans>The desk logs out after 30 minutes without use. What you typed is still here.</Trans>
          ) : (
            <Trans>Acts about money, memberships and roles need your passkey again.</Trans>
          )}
        </p>
        <PasskeyButton passkey={passkey}>
          {reason === 'login' ? <Trans>Log in by passkey</Trans> : <Trans>Confirm by passkey</Trans>}
        </PasskeyButton>
        <Button fullWidth onClick={() => passkeyPrompt.answer(false)}>
          <Trans>Not now</Trans>
        </Button>
      </Stack>
    </dialog>
  )
}
