import { describe, expect, it } from 'vitest'
import { purchaseOption, sampleCourse } from '../course.fixture.ts'
import { chosenOption, knownPrice, offerOf } from './offer.ts'

const today = '2026-11-21'
const course = sampleCourse()
const availability = { from: '2026-09-01', until: '2026-12-31' }
const mall = { name: 'Coffee Sallim', url: 'https://coffeesallim.example/barista' }

describe('offerOf', () => {
  it('is a sale to individuals and an inquiry for groups', () => {
    expect(offerOf(course, 'IDV', today)).toBe('sale')
    expect(offerOf(course, 'GRP', today)).toBe('inquiry')
  })

  it('is `coming` before the opening, for both member types', () => {
    const coming = sampleCourse({ is_coming: true })
    expect(offerOf(coming, 'IDV', today)).toBe('coming')
    expect(offerOf(coming, 'GRP', today)).toBe('coming')
  })

  it('is `training` or `owned` for a member who bought it, even after its period', () => {
    const owned = sampleCourse({ individual: { ...course.individual, is_buy: true }, availability })
    expect(offerOf(owned, 'IDV', '2027-06-01')).toBe('owned')
  })

  it('is `mall` when a partner takes the payment', () => {
    const partner = sampleCourse({ affiliate_mall: mall, individual: { ...course.individual, buy: false } })
    expect(offerOf(partner, 'IDV', today)).toBe('mall')
    expect(offerOf(partner, 'GRP', today)).toBe('inquiry')
  })

  it('starts on the first day of the period and ends after the last', () => {
    const seasonal = sampleCourse({ availability })
    expect(offerOf(seasonal, 'IDV', '2026-08-31')).toBe('early')
    expect(offerOf(seasonal, 'IDV', '2026-09-01')).toBe('sale')
    expect(offerOf(seasonal, 'IDV', '2026-12-31')).toBe('sale')
    expect(offerOf(seasonal, 'IDV', '2027-01-01')).toBe('over')
    expect(offerOf(seasonal, 'GRP', '2027-01-01')).toBe('over')
  })

  it('is `closed` when the server sells no option today', () => {
    const unsold = sampleCourse({
      individual: { ...course.individual, buy: false },
      group: { is_exist: true, is_available: false },
    })
    expect(offerOf(unsold, 'IDV', today)).toBe('closed')
    expect(offerOf(unsold, 'GRP', today)).toBe('closed')
  })
})

describe('knownPrice', () => {
  it('is the lowest price, for individuals and open courses only', () => {
    expect(knownPrice(course, 'IDV', today)?.now).toBe(69_000)
    expect(knownPrice(course, 'GRP', today)).toBeNull()
    expect(knownPrice(sampleCourse({ opens_on: '2026-12-03' }), 'IDV', today)).toBeNull()
  })
})

describe('chosenOption', () => {
  it('is the option with the ID, and none of several without one', () => {
    expect(chosenOption(course, 101003)?.idx).toBe(101003)
    expect(chosenOption(course, 101500)?.idx).toBe(101500)
    expect(chosenOption(course, 5)).toBeUndefined()
    expect(chosenOption(course, undefined)).toBeUndefined()
  })

  it('is the only option of a course', () => {
    const option = { subscription: [purchaseOption()], not_subscription: [] }
    const single = sampleCourse({ individual: { ...course.individual, option } })
    expect(chosenOption(single, undefined)?.idx).toBe(101003)
  })

  it('is undefined for a course that is sold by inquiry', () => {
    const option = { subscription: [], not_subscription: [] }
    const course = sampleCourse({ individual: { is_exist: false, option, buy: false, is_buy: false } })
    expect(chosenOption(course, 101003)).toBeUndefined()
  })
})
