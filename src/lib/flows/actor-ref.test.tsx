import { renderHook } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'

it('useActorRef of @xstate/react keeps the snapshot of its first rendering, so that useFlow does not use it', () => {
  const machine = createMachine({ initial: 'first', states: { first: { on: { next: 'later' } }, later: {} } })
  const stored = createActor(machine).start()
  stored.send({ type: 'next' })
  const snapshot = stored.getPersistedSnapshot()
  const { result, rerender } = renderHook(
    ({ isRead }) => useActorRef(machine.provide({}), isRead ? { snapshot } : {}),
    { initialProps: { isRead: false } },
  )
  const first = result.current
  rerender({ isRead: true })
  expect(result.current).toBe(first)
  expect(result.current.getSnapshot().value).toBe('first')
})
