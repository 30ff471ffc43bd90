import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  acceptInvitation,
  confirmOperator,
  deskLogin,
  openConfirmation,
  openDeskLogin,
  openInvitation,
} from '../../../contract/desk/operators.ts'
import { passkeyMachine } from '../../../machines/passkey.machine.ts'
import type { Http } from '../../lib/http/http.ts'

const none = { params: {}, query: {} }

/** What a passkey is used for. Each returns false when the operator has closed the browser's window. */
const uses = {
  login: async (http: Http) => {
    const { content: optionsJSON } = await http(openDeskLogin, none)
    const passkey = await startAuthentication({ optionsJSON })
    await http(deskLogin, { ...none, body: { passkey } })
  },
  confirm: async (http: Http) => {
    const { content: optionsJSON } = await http(openConfirmation, none)
    const passkey = await startAuthentication({ optionsJSON })
    await http(confirmOperator, { ...none, body: { passkey } })
  },
  invitation: async (http: Http, linkSecret: string) => {
    const { content } = await http(openInvitation, { ...none, linkSecret })
    const passkey = await startRegistration({ optionsJSON: content.options })
    await http(acceptInvitation, { ...none, linkSecret, body: { passkey } })
  },
} as const

type PasskeyUse = keyof typeof uses

/** A window that was closed, or that nobody answered, is no error (Web Authentication, `NotAllowedError`). */
function isDeclined(error: unknown): boolean {
  const name = error instanceof WebAuthnError || error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'AbortError'
}

interface UsePasskeyOptions {
  readonly http: Http
  readonly use: PasskeyUse
  /** Secret of the link of an invitation. */
  readonly linkSecret?: string
  readonly onUsed: () => void
}

/** Runs the flow of a passkey. */
export function usePasskey({ http, use, linkSecret = '', onUsed }: UsePasskeyOptions) {
  const [machine] = useState(() =>
    passkeyMachine.provide({
      actors: {
        usePasskey: fromPromise(async () => {
          try {
            await uses[use](http, linkSecret)
            return { isDeclined: false }
          } catch (error) {
            if (isDeclined(error)) return { isDeclined: true }
            throw error
          }
        }),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const isUsed = snapshot.matches('used')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the passkey was used
  useEffect(() => {
    if (isUsed) onUsed()
  }, [isUsed])
  return { snapshot, ask: () => send({ type: 'passkey.asked' }) }
}
