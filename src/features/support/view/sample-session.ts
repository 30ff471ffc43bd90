import { createActor, waitFor } from 'xstate'
import type { Locale } from '#contract/values/locale.ts'
import { requireSameMachine } from '#lib/flows/same-machine.ts'
import type { SupportView } from '#lib/flows/support-view.ts'
import { createSession, type Session } from '#lib/session/session.ts'
import { type SessionStore, type StoredSession, visitorStore } from '#lib/session/session-store.ts'
import { type SessionState, sessionMachine } from '#machines/session.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { sampleSession } from '#tests/flows/samples/samples.ts'
import { sampleText } from './english-samples.ts'

/** States of the session without a signed-in member. */
const outside: ReadonlySet<SessionState> = new Set(['anonymous', 'rejected'])

const stored = (locale: Locale): StoredSession => ({
  accessToken: sampleSession.access_token,
  refreshToken: sampleSession.refresh_token,
  userid: sampleSession.userid,
  loginId: '',
  userName: sampleText(sampleSession.username, locale),
})

/** Session in the state of the view that is never stored. */
export function createSampleSession(view: Pick<SupportView, 'open'>, locale: Locale): Session {
  const { machine: opened, snapshot } = view.open('session', undefined, sessionMachine)
  const machine = requireSameMachine(opened, sessionMachine)
  const actor = createActor(machine, snapshot ? { snapshot } : {})
  const isOutside = outside.has(getStateName(actor.getSnapshot().value))
  const store: SessionStore = { ...visitorStore, read: () => (isOutside ? undefined : stored(locale)) }
  const settled = () => waitFor(actor, (each) => !each.hasTag('busy'))
  const start = async () => ({ actor: actor.start(), settled })
  const session = createSession({ store, start, reload: () => {}, leadToLogin: () => {} })
  // Pages of members check the session: here its state stays.
  return { ...session, check: async () => !isOutside }
}
