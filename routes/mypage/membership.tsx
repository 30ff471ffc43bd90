import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { paths } from '../../contract/addresses/paths.ts'
import { pageHead } from '../../src/app/head.ts'
import { loginPath } from '../../src/features/login/login.url.ts'
import { MembershipScreen } from '../../src/features/membership/membership-screen.tsx'
import { MembersOnly } from '../../src/features/profile/members-only.tsx'
import { MyPage } from '../../src/features/profile/my-page.tsx'

export const Route = createFileRoute('/mypage/membership')({
  staticData: { catalogues: ['membership', 'profile', 'errors'], skeleton: 'account' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Account status`),
      description: i18n._(msg`Your account’s restrictions, the reason and how to object.`),
      hidden: true,
    })
  },
  component: MembershipPage,
})

function MembershipPage() {
  const navigate = Route.useNavigate()
  return (
    <MembersOnly
      onLogin={() => void navigate({ href: loginPath({ next: paths.membership() }) })}
      onLoggedOut={() => void navigate({ to: '/' })}
    >
      <MyPage current="myPage">
        <MembershipScreen />
      </MyPage>
    </MembersOnly>
  )
}
