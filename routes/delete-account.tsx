import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { paths } from '../contract/addresses/paths.ts'
import { pageHead } from '../src/app/head.ts'
import { IdentityVerification } from '../src/features/identity-verification/identity-verification.tsx'
import { MembersOnly } from '../src/features/profile/members-only.tsx'
import { MyPage } from '../src/features/profile/my-page.tsx'
import { WithdrawalScreen } from '../src/features/withdrawal/withdrawal-screen.tsx'
import { atParameter, identityVerificationParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/delete-account')({
  validateSearch: v.object({
    idfc_id: identityVerificationParameter,
    at: atParameter,
  }),
  staticData: {
    catalogues: ['withdrawal', 'profile', 'form', 'identity-verification', 'errors'],
    skeleton: 'accountForm',
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Close account`),
      description: i18n._(msg`What you’ll lose, what we keep by law and how to close your account.`),
      hidden: true,
    })
  },
  component: WithdrawalPage,
})

function WithdrawalPage() {
  const { layout } = Route.useRouteContext()
  const { idfc_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <WithdrawalScreen
      returned={idfc_id}
      onReturned={() => void navigate({ to: '/delete-account', replace: true, resetScroll: false })}
      membersOnly={(content) => (
        <MembersOnly
          onLogin={() => void navigate({ to: '/login', search: { next: paths.deleteAccount() } })}
          onLoggedOut={() => void navigate({ to: '/' })}
        >
          <MyPage current="deleteAccount">{content}</MyPage>
        </MembersOnly>
      )}
      identity={({ returned, onVerified }) => (
        <IdentityVerification
          purpose="guardian"
          method={layout === 'desktop' ? 'OACX' : 'CIVS'}
          returnPath={paths.deleteAccount()}
          returned={returned}
          onVerified={onVerified}
        />
      )}
    />
  )
}
