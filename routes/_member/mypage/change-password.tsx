import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { memberSessions } from '#contract/accounts/session.ts'
import { ChangePasswordScreen } from '#features/change-password/change-password-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'
import { atParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/change-password')({
  validateSearch: v.object({
    at: atParameter,
  }),
  staticData: { catalogues: ['change-password', 'profile', 'form', 'errors'], skeleton: 'accountForm' },
  loader: ({ context }) => loadForMember(context, memberSessions, {}),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Change password`),
      description: i18n._(msg`Choose a new password for your account.`),
      hidden: true,
    })
  },
  component: ChangePasswordPage,
})

function ChangePasswordPage() {
  return (
    <MyPage current="changePassword">
      <ChangePasswordScreen />
    </MyPage>
  )
}
