import { describe, expect, it } from 'vitest'
import { sampleCourse } from '../course.fixture.ts'
import { memberTypeOf, chosenOption, knownPrice, offerOf } from './offer.ts'

const today = '2026-11-21'
const course = sampleCourse()
const availability = { from: '2026-09-01', until: '2026-12-31' }
const mall = { name: 'Coffee Sallim', url: 'https://coffeesallim.example/barista' }

describe('for whom a course’s page is', () => {
  const forIndividuals = { individual: { is_exist: true }, group: { is_exist: false } }
  const forGroups = { individual: { is_exist: false }, group: { is_exist: true } }

  it('is individuals unless the address or the course says otherwise', () => {
    expect(memberTypeOf(course, undefined)).toBe('IDV')
    expect(memberTypeOf(course, 'GRP')).toBe('GRP')
    expect(memberTypeOf(forGroups, undefined)).toBe('GRP')
  })

  it('is the other kind of member when the course has no version for the one asked for', () => {
    expect(memberTypeOf(forGroups, 'IDV')).toBe('GRP')
    expect(memberTypeOf(forIndividuals, 'GRP')).toBe('IDV')
  })
})

describe('the offer of a course', () => {
  it('is a sale to an individual and an inquiry for a group', () => {
    expect(offerOf(course, 'IDV', today)).toBe('sale')
    expect(offerOf(course, 'GRP', today)).toBe('inquiry')
  })

  it('is a notice of its opening while it is still to come, for either', () => {
    const coming = sampleCourse({ is_coming: true })
    expect(offerOf(coming, 'IDV', today)).toBe('coming')
    expect(offerOf(coming, 'GRP', today)).toBe('coming')
  })

  it('is learning for a member who owns it, even after its period', () => {
    const owned = sampleCourse({ individual: { ...course.individual, is_buy: true }, availability })
    expect(offerOf(owned, 'IDV', '2027-06-01')).toBe('owned')
  })

  it('is the partner’s mall where payment happens there', () => {
    const partner = sampleCourse({ affiliate_mall: mall, individual: { ...course.individual, buy: false } })
    expect(offerOf(partner, 'IDV', today)).toBe('mall')
    expect(offerOf(partner, 'GRP', today)).toBe('inquiry')
  })

  it('opens on the first day of its period and closes after the last', () => {
    const seasonal = sampleCourse({ availability })
    expect(offerOf(seasonal, 'IDV', '2026-08-31')).toBe('early')
    expect(offerOf(seasonal, 'IDV', '2026-09-01')).toBe('sale')
    expect(offerOf(seasonal, 'IDV', '2026-12-31')).toBe('sale')
    expect(offerOf(seasonal, 'IDV', '2027-01-01')).toBe('over')
    expect(offerOf(seasonal, 'GRP', '2027-01-01')).toBe('over')
  })

  it('is closed when the server sells nothing today', () => {
    const unsold = sampleCourse({
      individual: { ...course.individual, buy: false },
      group: { is_exist: true, is_available: false },
    })
    expect(offerOf(unsold, 'IDV', today)).toBe('closed')
    expect(offerOf(unsold, 'GRP', today)).toBe('closed')
  })
})

describe('the price before all of a course is read', () => {
  it('is the lowest one, for individuals and open courses alone', () => {
    expect(knownPrice(course, 'IDV', today)?.now).toBe(69_000)
    expect(knownPrice(course, 'GRP', today)).toBeNull()
    expect(knownPrice(sampleCourse({ opens_on: '2026-12-03' }), 'IDV', today)).toBeNull()
  })
})

describe('the chosen option', () => {
  it('falls back to the first one when the chosen number is none of them', () => {
    const course = sampleCourse()
    expect(chosenOption(course, 101500)?.idx).toBe(101500)
    expect(chosenOption(course, 5)?.idx).toBe(101003)
    expect(chosenOption(course, undefined)?.idx).toBe(101003)
  })

  it('is none for a course whose price is an inquiry', () => {
    const option = { subscription: [], not_subscription: [] }
    const course = sampleCourse({ individual: { is_exist: false, option, buy: false, is_buy: false } })
    expect(chosenOption(course, 101003)).toBeUndefined()
  })
})
