import { describe, expect, it } from 'vitest'
import { maintenanceHours } from './maintenance-hours.ts'

describe('maintenanceHours', () => {
  it.each([
    ['of one night', '2026-12-06T02:00:00+09:00', '2026-12-06T06:00:00+09:00', { length: 24, offset: 2, hours: 4 }],
    [
      'that end at midnight',
      '2026-12-06T22:30:00+09:00',
      '2026-12-07T00:00:00+09:00',
      { length: 24, offset: 22.5, hours: 1.5 },
    ],
    ['over midnight', '2026-12-05T23:00:00+09:00', '2026-12-06T05:00:00+09:00', { length: 48, offset: 23, hours: 6 }],
    [
      'of two whole days',
      '2026-12-05T00:00:00+09:00',
      '2026-12-07T00:00:00+09:00',
      { length: 48, offset: 0, hours: 48 },
    ],
    ['on three days', '2026-12-05T23:00:00+09:00', '2026-12-07T00:30:00+09:00', undefined],
  ])('counts hours %s', (_, startsAt, endsAt, expected) => {
    const [starts_at, ends_at] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]
    expect(maintenanceHours({ starts_at, ends_at })).toEqual(expected)
  })
})
