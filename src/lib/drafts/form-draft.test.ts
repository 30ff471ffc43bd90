import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from './form-draft.ts'

const schema = v.object({ name: v.string(), marketing: v.boolean() })
const draft = formDraft('sample', { schema, version: 2, seconds: 60 })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('gives back what was kept', () => {
  draft.save({ name: 'Haneul', marketing: true })
  expect(draft.read()).toEqual({ name: 'Haneul', marketing: true })
})

test('never keeps what its schema does not name', () => {
  draft.save({ name: 'Haneul', marketing: false, password: 'Practice1!' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Practice1!')
  expect(draft.read()).toEqual({ name: 'Haneul', marketing: false })
})

test('counts no longer once its time is over', () => {
  draft.save({ name: 'Haneul', marketing: true })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 59_000)
  expect(draft.read()).toHaveProperty('name', 'Haneul')
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
  expect(draft.read()).toBeUndefined()
})

test('takes nothing from another version, or from what somebody else has written there', () => {
  formDraft('sample', { schema, version: 1 }).save({ name: 'Haneul', marketing: true })
  expect(draft.read()).toBeUndefined()
  sessionStorage.setItem('draft:sample', 'nonsense')
  expect(draft.read()).toBeUndefined()
})

test('is gone once it is dropped', () => {
  draft.save({ name: 'Haneul', marketing: true })
  draft.clear()
  expect(draft.read()).toBeUndefined()
})

test('lets the form work where the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => draft.save({ name: 'Haneul', marketing: true })).not.toThrow()
})
