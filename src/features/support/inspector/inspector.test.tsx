import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { stateOf } from '#tests/flows/flow-models.ts'
import { loginModel } from '#tests/flows/login.model.ts'
import { stubMachine } from '#tests/flows/machine-parts.ts'
import { Inspector } from './inspector.tsx'
import { createInspectorLog } from './inspector-log.ts'

afterEach(() => document.body.replaceChildren())

function inspected() {
  const log = createInspectorLog()
  const actor = createActor(stubMachine(loginModel), { input: { method: 'password' }, inspect: log.hear })
  actor.start()
  return { log, actor }
}

const submitted = { type: 'password.submitted', userid: 'practice01', password: 'secret-secret' }

const checking = stateOf('login', 'checkingPassword')

test('shows each event with its flow and the state after it', () => {
  const { log, actor } = inspected()
  render(<Inspector log={log} />)
  act(() => actor.send(submitted))
  const last = log.inspected().entries.at(-1)
  expect(last).toMatchObject({ actor: 'login', event: 'password.submitted', state: checking })
  expect(screen.getByText('password.submitted')).toBeDefined()
  expect(screen.getByText(checking)).toBeDefined()
})

test('shows the events of invoked actors', () => {
  const { log, actor } = inspected()
  actor.send(submitted)
  expect(log.inspected().entries.map((entry) => entry.actor)).toContain('passwordLogin')
})

test('shows the context, which never contains a password', async () => {
  const { log, actor } = inspected()
  render(<Inspector log={log} />)
  act(() => actor.send(submitted))
  expect(document.body.textContent).toContain('"method": "password"')
  expect(document.body.textContent).not.toContain('secret-secret')
})

test('logs nothing while paused, and continues afterwards', async () => {
  const { log, actor } = inspected()
  render(<Inspector log={log} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  act(() => actor.send({ type: 'qr.chosen' }))
  expect(log.inspected().entries).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  act(() => actor.send({ type: 'simple.chosen' }))
  expect(log.inspected().entries).toHaveLength(1)
})

test('shows the current state of each actor', async () => {
  const { log, actor } = inspected()
  render(<Inspector log={log} />)
  act(() => actor.send(submitted))
  await userEvent.click(screen.getByRole('button', { name: 'States' }))
  const states = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(states).toEqual([checking, 'active'])
})

test('draws who sent which event to whom', async () => {
  const { log, actor } = inspected()
  render(<Inspector log={log} />)
  act(() => actor.send(submitted))
  await userEvent.click(screen.getByRole('button', { name: 'Sequence' }))
  const drawing = screen.getByRole('img')
  expect(drawing.textContent).toContain('page sends password.submitted to login')
  expect(drawing.textContent).toContain('login sends xstate.init to passwordLogin')
  expect(drawing.textContent).not.toContain('secret-secret')
})

test('removes the oldest entries', () => {
  const { log, actor } = inspected()
  for (let round = 0; round < 600; round += 1) actor.send({ type: 'qr.chosen' })
  expect(log.inspected().entries).toHaveLength(500)
  expect(log.inspected().entries.at(-1)?.number).toBeGreaterThan(600)
})
