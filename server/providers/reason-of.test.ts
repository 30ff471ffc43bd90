import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

/** What a function throws. */
function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('it threw nothing')
}

test.each([
  ['text of a failed connection', new Error('fetch failed'), 'fetch failed'],
  [
    'code of OAuth',
    Object.assign(new Error('The grant of 김하늘 is invalid'), { error: 'invalid_grant' }),
    'invalid_grant',
  ],
  ['nothing', undefined, 'no answer'],
  ['broken JSON', thrown(() => JSON.parse('김하늘 01023450142')), 'an answer that is no JSON'],
  [
    'another shape',
    thrown(() => v.parse(v.object({ id: v.number() }), { id: '김하늘' })),
    'an answer of unknown shape',
  ],
])('says of %s what happened, and no word of an answer', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test('is at most 100 characters long', () => {
  expect(reasonOf(new Error('x'.repeat(101)))).toBe('x'.repeat(100))
})
