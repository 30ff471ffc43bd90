import { describe, expect, it } from 'vitest'
import { timelineRows } from './timeline-rows.ts'

describe('timelineRows', () => {
  it('gives each milestone the height of its quarters, across years', () => {
    expect(timelineRows(['2026-07', '2025-10', '2025-01', '2024-04'])).toEqual({
      quarters: 9,
      toJanuary: 2,
      rows: '3fr 3fr 3fr auto',
      isToScale: true,
    })
  })

  it('counts a month to its quarter', () => {
    expect(timelineRows(['2026-09', '2026-04']).rows).toBe('1fr auto')
  })

  it('draws no scale when milestones share a quarter, or lie too far apart', () => {
    expect(timelineRows(['2026-09', '2026-07', '2020-01'])).toMatchObject({ rows: 'auto auto auto', isToScale: false })
    expect(timelineRows(['2026-07', '2026-04', '1996-04']).isToScale).toBe(false)
  })

  it('has a single row for a single milestone', () => {
    expect(timelineRows(['2026-07'])).toMatchObject({ quarters: 1, rows: 'auto', isToScale: false })
  })
})
