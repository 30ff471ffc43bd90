import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { eventNote } from './event-notes.ts'

const english = { i18n: setupI18n({ locale: 'en', messages: { en: {} } }), locale: 'en' } as const

test.each([
  ['over_limit', 'The card limit is exceeded'],
  ['change_course', 'The buyer wants another course'],
  ['no deposit in time', 'No deposit in time'],
  ['a part was given back', 'A part was refunded'],
  ['gave back 54000', 'Refunded: ₩54,000'],
  ['the provider refused to give back 1000', 'The provider refused to refund ₩1,000'],
  ['Called at ten', 'Called at ten'],
  ['constructor', 'constructor'],
])('says %j in words', (note, expected) => {
  expect(eventNote(note, english)).toBe(expected)
})
