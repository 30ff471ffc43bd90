import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Profile } from '#contract/accounts/profile.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { ProfileForm } from '#machines/edit-profile.data.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { readTerms } from '#tests/support/screens/read-terms.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { ProfileFormFields } from './profile-form.tsx'

afterEach(cleanup)

interface Options {
  readonly changes?: Partial<Profile>
  readonly isPhoneVerified?: boolean
  readonly locale?: Locale
  readonly off?: readonly Feature[]
  readonly onSubmit?: (form: ProfileForm) => void
}

async function open({ changes, isPhoneVerified = false, locale = 'en', off = [], onSubmit }: Options): Promise<void> {
  const nothing = () => {}
  await renderScreen(
    <ProfileFormFields
      base={{ ...sampleProfile, ...changes }}
      typed={undefined}
      newEmail={undefined}
      isPhoneVerified={isPhoneVerified}
      busy={false}
      error={undefined}
      onSubmit={onSubmit ?? nothing}
      onChangeEmail={nothing}
      onChangePhone={nothing}
    />,
    { locale, off, catalogues: ['edit-profile', 'form', 'errors'] },
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

test('lets a member correct a name and day of birth that nobody has verified', async () => {
  const submitted: ProfileForm[] = []
  const off = ['identity-verification'] as const
  await open({ off, changes: { is_dit_vrf: false }, onSubmit: (form) => submitted.push(form) })
  expect(readTerms()).toEqual({ ID: 'practice01', 'Account type': 'Individual account' })
  const user = userEvent.setup()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  const birth = screen.getByLabelText(/^Date of birth/)
  await user.clear(name)
  await user.clear(birth)
  await user.type(birth, '2012-11-22')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(birth.getAttribute('aria-invalid')).toBe('true')
  expect(submitted).toEqual([])
  await user.type(name, 'Haneul Gim')
  await user.clear(birth)
  await user.type(birth, '2001-04-18')
  screen.getByText('Changed: Name, Date of birth')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(submitted).toMatchObject([{ username: 'Haneul Gim', birth: '2001-04-18' }])
})

test('shows a verified identity as it is, also once the shop verifies none', async () => {
  await open({ off: ['identity-verification'], changes: { is_dit_vrf: true } })
  expect(readTerms()).toMatchObject({ Name: 'Haneul Kim', 'Date of birth': '17 Apr 2001' })
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
