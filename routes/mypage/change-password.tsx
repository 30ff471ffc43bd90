import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { paths } from '../../contract/addresses/paths.ts'
import { pageHead } from '../../src/app/head.ts'
import { loginPath } from '../../src/features/login/login.url.ts'
import { ChangePasswordScreen } from '../../src/features/change-password/change-password-screen.tsx'
import { MembersOnly } from '../../src/features/profile/members-only.tsx'
import { MyPage } from '../../src/features/profile/my-page.tsx'
import { atParameter } from '../../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/mypage/change-password')({
  validateSearch: v.object({
    at: atParameter,
  }),
  staticData: { catalogues: ['change-password', 'profile', 'form', 'errors'], skeleton: 'accountForm' },
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
  const navigate = Route.useNavigate()
  return (
    <MembersOnly
      onLogin={() => void navigate({ href: loginPath({ next: paths.changePassword() }) })}
      onLoggedOut={() => void navigate({ to: '/' })}
    >
      <MyPage current="changePassword">
        <ChangePasswordScreen />
      </MyPage>
    </MembersOnly>
  )
}
