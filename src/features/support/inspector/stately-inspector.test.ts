import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { stateOf } from '#tests/flows/flow-models.ts'
import { loginModel } from '#tests/flows/login.model.ts'
import { stubMachine } from '#tests/flows/machine-parts.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { openStatelyInspector } from './stately-inspector.ts'

afterEach(() => vi.restoreAllMocks())

it('sends events and states to the window of the Stately Inspector, without what was typed', async () => {
  const postMessage = vi.fn()
  const opened = Object.assign(new EventTarget(), { postMessage })
  const open = vi.spyOn(window, 'open').mockImplementation(() => Object.assign(Object.create(window), opened))
  const actor = createActor(stubMachine(loginModel), { input: { method: 'password' }, inspect: openStatelyInspector() })
  expect(open).toHaveBeenCalledOnce()
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  actor.start()
  actor.send({ type: 'password.submitted', userid: 'practice01', password: 'secret-secret' })
  const sent = () => JSON.stringify(postMessage.mock.calls)
  await waitFor(() => expect(sent()).toContain(`"value":"${stateOf('login', 'checkingPassword')}"`))
  expect(sent()).toContain('password.submitted')
  expect(sent()).not.toContain('secret-secret')
})
