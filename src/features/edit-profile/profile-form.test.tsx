import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Profile } from '#contract/accounts/profile.ts'
import type { Locale } from '#contract/values/locale.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { readTerms } from '#tests/support/screens/read-terms.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ProfileFormFields } from './profile-form.tsx'

afterEach(cleanup)

interface Options {
  readonly changes?: Partial<Profile>
  readonly isPhoneVerified?: boolean
  readonly locale?: Locale
}

async function open({ changes, isPhoneVerified = false, locale = 'en' }: Options): Promise<void> {
  const nothing = () => {}
  await renderScreen(
    <ProfileFormFields
      base={{ ...sampleProfile, ...changes }}
      typed={undefined}
      newEmail={undefined}
      isPhoneVerified={isPhoneVerified}
      busy={false}
      error={undefined}
      onSubmit={nothing}
      onChangeEmail={nothing}
      onChangePhone={nothing}
    />,
    { locale, catalogues: ['edit-profile', 'form', 'errors'] },
  )
}

test('names each detail that cannot be changed, in both languages', async () => {
  await open({})
  expect(readTerms()).toEqual({
    ID: 'practice01',
    Name: 'Haneul Kim',
    'Date of birth': '17 Apr 2001',
    'Account type': 'Individual account',
  })
  cleanup()
  await open({ locale: 'ko' })
  expect(readTerms()).toEqual({
    아이디: 'practice01',
    이름: 'Haneul Kim',
    생년월일: '2001. 04. 17.',
    '회원 유형': '개인 회원',
  })
})

const saved = { en: 'Your verified number has been saved.', ko: '본인 확인한 번호를 저장했어요.' }

test.each(['en', 'ko'] as const)(
  'says that the verified number is saved, after a verification alone, in %s',
  async (locale) => {
    await open({ locale })
    expect(screen.queryByText(saved[locale])).toBeNull()
    cleanup()
    await open({ locale, isPhoneVerified: true })
    expect(screen.getByText(saved[locale])).toBeTruthy()
  },
)
