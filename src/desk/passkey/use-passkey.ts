import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Http } from '#lib/http/http.ts'
import type { PasskeyUse } from '#machines/passkey.machine.ts'
import { providePasskey } from './passkey.flow.ts'

interface UsePasskeyOptions {
  readonly http: Http
  readonly use: PasskeyUse
  /** Secret of the link of an invitation. */
  readonly linkSecret?: string
  readonly onUsed: () => void
}

/** Runs the flow of a passkey. */
export function usePasskey({ http, use, linkSecret = '', onUsed }: UsePasskeyOptions) {
  const [machine] = useState(() => providePasskey({ http, linkSecret, onUsed }))
  const [snapshot, send] = useMachine(machine, { input: { use } })
  return { snapshot, ask: () => send({ type: 'passkey.asked' }) }
}
