import { expect, test } from 'vitest'
import { instrumentByName } from './instruments.ts'

test.each([
  ['신한카드', { kind: 'card', code: 'shinhan' }],
  ['KB국민카드', { kind: 'card', code: 'kookmin' }],
  ['비씨카드', { kind: 'card', code: 'bc' }],
  ['국민은행', { kind: 'bank', code: 'kookmin' }],
  ['우체국 예금보험', { kind: 'bank', code: 'post' }],
  ['토스페이', { kind: 'service', code: 'toss-pay' }],
  ['케이티', { kind: 'carrier', code: 'kt' }],
  ['어떤 카드', { kind: 'unlisted', name: '어떤 카드' }],
])('%s is found by its Korean name, however a provider spells it', (name, instrument) => {
  expect(instrumentByName(name)).toEqual(instrument)
})
