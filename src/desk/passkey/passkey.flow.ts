import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { fromPromise } from 'xstate'
import {
  acceptInvitation,
  confirmOperator,
  deskLogin,
  openConfirmation,
  openDeskLogin,
  openInvitation,
} from '#contract/desk/operators.ts'
import type { Http } from '#lib/http/http.ts'
import { type PasskeyUse, passkeyMachine } from '#machines/passkey.machine.ts'

const uses: Readonly<Record<PasskeyUse, (http: Http, linkSecret: string) => Promise<void>>> = {
  login: async (http) => {
    const optionsJSON = await http(openDeskLogin, {})
    const passkey = await startAuthentication({ optionsJSON })
    await http(deskLogin, { body: { passkey } })
  },
  confirm: async (http) => {
    const optionsJSON = await http(openConfirmation, {})
    const passkey = await startAuthentication({ optionsJSON })
    await http(confirmOperator, { body: { passkey } })
  },
  invitation: async (http, linkSecret) => {
    const content = await http(openInvitation, { linkSecret })
    const passkey = await startRegistration({ optionsJSON: content.options })
    await http(acceptInvitation, { linkSecret, body: { passkey } })
  },
}

/** A window that was closed, or that nobody answered, is no error (Web Authentication, `NotAllowedError`). */
function isDeclined(error: unknown): boolean {
  const name = error instanceof WebAuthnError || error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'AbortError'
}

interface PasskeyDependencies {
  readonly http: Http
  /** Secret of the link of an invitation. */
  readonly linkSecret: string
  /** Called once the passkey was used. */
  readonly onUsed: () => void
}

/** Provides the actor that uses a passkey, and what follows. */
export function providePasskey({ http, linkSecret, onUsed }: PasskeyDependencies) {
  return passkeyMachine.provide({
    actors: {
      usePasskey: fromPromise(async ({ input: { use } }) => {
        try {
          await uses[use](http, linkSecret)
          return { isDeclined: false }
        } catch (error) {
          if (isDeclined(error)) return { isDeclined: true }
          throw error
        }
      }),
    },
    actions: { proceed: onUsed },
  })
}
