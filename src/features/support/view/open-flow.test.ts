import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventFrom } from 'xstate'
import { passwordLinkErrorCodes } from '#contract/accounts/password-link-errors.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { loginMachine } from '#machines/login.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { getStart, getStartOutcome, getStartReason } from '#tests/flows/flow-model.ts'
import { flowModels, stateOf } from '#tests/flows/flow-models.ts'
import { getMachineParts } from '#tests/flows/machine-parts.ts'
import { openFlow } from './open-flow.ts'

const errorCode = ({ error }: { readonly error?: { readonly code: unknown } }) => error?.code

/** Runs the flow as a screen does. */
function run(name: string, input: unknown, at: string) {
  const { machine, snapshot } = openFlow(name, input, at)
  const actor = createActor(machine, { input, ...(snapshot ? { snapshot } : {}) })
  actor.start()
  const read = () => ({ state: getStateName(actor.getSnapshot().value), context: actor.getSnapshot().context })
  return { actor, read }
}

const password = { method: 'password' }
const entering = stateOf('login', 'enteringPassword')
const checking = stateOf('login', 'checkingPassword')

describe.each(flowModels.map((model) => ({ name: model.name, model })))('$name', ({ name, model }) => {
  const states = getMachineParts(model.machine).states
  const inputs = Object.keys(model.starts).map((start) => getStart(model, start).input)

  test.each(states)('is in %s for every input of the page', (state) => {
    for (const input of inputs) expect(run(name, input, state).read().state).toBe(state)
  })

  test('never leaves a state by itself', async () => {
    for (const state of states) {
      const { read } = run(name, inputs[0], state)
      await new Promise((resolve) => setImmediate(resolve))
      expect(read().state).toBe(state)
    }
  })
})

test('keeps the page’s input when it leads to the state', () => {
  const back = { method: 'CIVS', purpose: 'login', returned: 'f2c1a7de-0000-4000-8000-000000000001' }
  expect(run('identity-verification', back, stateOf('identity-verification', 'expired')).read().context).toMatchObject({
    method: 'CIVS',
    id: back.returned,
  })
})

test('shows deadlines of today or tomorrow', () => {
  vi.useFakeTimers({ now: Date.parse('2031-05-06T03:20:00.000Z') })
  const result = { entry: 'result', order: '20261121-7QK2M9XD' }
  const { context } = run('order-result', result, stateOf('order-result', 'waitingForDeposit')).read()
  vi.useRealTimers()
  expect(context).toMatchObject({ progress: { virtual_account: { until: '2031-05-06T23:00:00.000Z' } } })
})

test.for<[flow: string, state: string]>([
  ['refund', stateOf('refund', 'enteringReason')],
  ['withdrawal', stateOf('withdrawal', 'withdrawn')],
])('dates the samples of %s in %s today, in any year', ([flow, state]) => {
  vi.useFakeTimers({ now: Date.parse('2031-05-06T03:20:00.000Z') })
  const model = flowModels.find(({ name }) => name === flow)
  const start = model && getStart(model, Object.keys(model.starts)[0] ?? '')
  const dates = JSON.stringify(openFlow(flow, start?.input, state).snapshot).match(/"20\d\d-\d\d-\d\d/g) ?? []
  vi.useRealTimers()
  expect(dates.length).toBeGreaterThan(0)
  expect(dates.filter((date) => !date.startsWith('"2031-0'))).toEqual([])
})

test('keeps the dates that a flow gets from the flow around it', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T13:40:00.000Z') })
  const { snapshot: outer } = openFlow('find-id', { type: 'phone' }, stateOf('find-id', 'confirmingContact'))
  const sent = { sent_at: '2026-11-23T03:00:00.000Z', resend_at: '2026-11-23T03:00:00.000Z' }
  const all = { ...sent, otp_id: '1', expires_at: '2026-11-24T09:00:00.000Z', sends_left: 4, attempts_left: 5 }
  const input = { sent: all, error: undefined }
  const { context } = run('one-time-code', input, stateOf('one-time-code', 'enteringCode')).read()
  vi.useRealTimers()
  expect(JSON.stringify(outer)).toContain('"resend_at":"2026-11-22T03:00:00.000Z"')
  expect(context).toMatchObject({ sent: all })
})

test('names the order of the address, of any day', () => {
  vi.useFakeTimers({ now: Date.parse('2031-05-06T03:20:00.000Z') })
  const result = { entry: 'result', order: '20300102-7QK2M9XD' }
  const { snapshot } = openFlow('order-result', result, stateOf('order-result', 'waitingForDeposit'))
  vi.useRealTimers()
  const numbers = new Set(JSON.stringify(snapshot).match(/\b20\d{6}-[0-9A-Z]{8}\b/g))
  expect(numbers).toEqual(new Set(['20300102-7QK2M9XD']))
})

test('starts at the beginning when it does not have the state, without running actors', () => {
  const { actor, read } = run('login', password, 'nonsense')
  expect(read().state).toBe(entering)
  actor.send({ type: 'password.submitted', userid: 'a', password: 'b' } satisfies EventFrom<typeof loginMachine>)
  expect(read().state).toBe(checking)
})

test('is in the state that shows the part with the requested state', () => {
  expect(run('find-id', { type: 'phone' }, stateOf('one-time-code', 'codeExpired')).read().state).toBe(
    stateOf('find-id', 'confirmingContact'),
  )
})

test('shows the state after the reply with a code', () => {
  expect(run('login', password, entering).read().context).toMatchObject({ error: undefined })
  expect(run('login', password, `${entering}:${codes.wrongCredentials}`).read().context).toMatchObject({
    error: { code: codes.wrongCredentials, status: 400 },
  })
})

test('starts at the beginning when no reply with the code leads to the state', () => {
  expect(run('login', password, `${checking}:${codes.wrongCredentials}`).read().state).toBe(entering)
})

/** Starts that show a text, apart from the default one of each flow. */
const startsWithText = flowModels.flatMap((model) =>
  Object.keys(model.starts)
    .slice(1)
    .flatMap((start) => {
      const { target, shows } = getStartOutcome(model, start)
      return shows === undefined ? [] : [{ model, start, state: target }]
    }),
)

test.each(startsWithText)('shows $state after the start "$start" by its reason', ({ model, start, state }) => {
  const [first = ''] = Object.keys(model.starts)
  const shownBy = (input: unknown, at: string) => {
    const { context } = run(model.name, input, at).read()
    return { error: errorCode(context), decline: context.decline }
  }
  const wanted = shownBy(getStart(model, start).input, state)
  expect(Object.values(wanted).filter((value) => value !== undefined)).toHaveLength(1)
  const reason = getStartReason(model, start) ?? wanted.error
  expect(shownBy(getStart(model, first).input, `${state}:${reason}`)).toEqual(wanted)
})

test.each(passwordLinkErrorCodes)('shows the form that requests a link with the reason %s', (code) => {
  const input = { step: 'request', refused: undefined }
  const { state, context } = run(
    'find-password',
    input,
    `${stateOf('find-password', 'enteringAccount')}:${code}`,
  ).read()
  expect([state, errorCode(context)]).toEqual([stateOf('find-password', 'enteringAccount'), code])
})

test('has no side effects', () => {
  const leave = vi.fn()
  const { machine, snapshot } = openFlow('login', password, stateOf('login', 'unregistered'))
  const actor = createActor(machine, { input: password, ...(snapshot ? { snapshot } : {}) })
  actor.subscribe({ complete: leave, error: leave })
  actor.start()
  actor.send({ type: 'sign-up.chosen' } satisfies EventFrom<typeof loginMachine>)
  expect(leave).not.toHaveBeenCalled()
})

test('throws for an unknown flow', () => {
  expect(() => openFlow('checkin', undefined, 'start')).toThrow('no flow is called "checkin"')
})
