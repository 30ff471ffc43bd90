import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presentFoundId } from './present.ts'

const registeredAt = new Date('2026-11-21T03:00:00.000Z')

test('hides the middle of an ID: at least three characters, and at least half', () => {
  const userids = fc.stringMatching(/^[A-Za-z0-9]{5,15}$/)
  fc.assert(
    fc.property(userids, (userid) => {
      const masked = presentFoundId({ userid, registeredAt }, false).userid
      expect(masked).toHaveLength(userid.length)
      const [, start = '', hidden = '', end = ''] = /^([A-Za-z0-9]+)(\*+)([A-Za-z0-9]+)$/.exec(masked) ?? []
      expect(userid.startsWith(start) && userid.endsWith(end)).toBe(true)
      expect(hidden.length).toBeGreaterThanOrEqual(Math.max(3, userid.length / 2))
    }),
  )
})

test('shows the whole ID when it is asked for', () => {
  expect(presentFoundId({ userid: 'haneul27', registeredAt }, true).userid).toBe('haneul27')
})
