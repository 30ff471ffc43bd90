import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { NewPasswordField, RepeatedPasswordField } from './new-password-fields.tsx'

afterEach(cleanup)

const field = { value: '', onChange: () => {}, onBlur: () => {}, name: 'password', error: undefined }

const texts = {
  en: { labels: ['New password', 'Confirm new password'], same: 'Passwords match' },
  ko: { labels: ['새 비밀번호', '새 비밀번호 확인'], same: '비밀번호가 일치해요' },
} as const

test.each([
  ['en', false],
  ['en', true],
  ['ko', false],
  ['ko', true],
] as const)('says that both passwords are the same only when they are, in %s: %s', async (locale, isSame) => {
  await renderScreen(
    <>
      <NewPasswordField {...field} lengths={{ min: 8, max: 20 }} />
      <RepeatedPasswordField {...field} isSame={isSame} />
    </>,
    { locale, catalogues: ['form'] },
  )
  const { labels, same } = texts[locale]
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(labels)
  expect(screen.queryByText(same) !== null).toBe(isSame)
})
