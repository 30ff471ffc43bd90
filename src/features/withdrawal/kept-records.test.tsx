import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { KeptRecords } from './kept-records.tsx'

afterEach(cleanup)

const kept = {
  en: [
    ['Contracts and payments', '5 years'],
    ['Complaints and how they were settled', '3 years'],
    ['Communication records', '1 year'],
    ['Records of advertising', '6 months'],
    ['Internet logs', '3 months'],
  ],
  ko: [
    ['계약과 결제 기록', '5년'],
    ['문의와 불만 처리 기록', '3년'],
    ['통신 사실 확인 자료', '1년'],
    ['광고 표시 기록', '6개월'],
    ['접속 기록', '3개월'],
  ],
} as const

test.each(['en', 'ko'] as const)('says which records the law keeps, and for how long, in %s', async (locale) => {
  await renderScreen(<KeptRecords />, { locale, catalogues: ['withdrawal'] })
  const rows = screen.getAllByRole('listitem').map((row) => [row.firstElementChild, row.lastElementChild])
  expect(rows.map((row) => row.map((element) => element?.textContent))).toEqual(kept[locale])
})
