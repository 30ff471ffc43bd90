import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { paths } from '#contract/addresses/paths.ts'
import { EditProfileScreen } from '#features/edit-profile/edit-profile-screen.tsx'
import { EmailVerificationStep } from '#features/email-verification/email-verification.tsx'
import { IdentityVerification } from '#features/identity-verification/identity-verification.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { atParameter, identityVerificationParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/edit')({
  validateSearch: v.object({
    idfc_id: identityVerificationParameter,
    at: atParameter,
  }),
  staticData: {
    skeleton: 'accountForm',
    catalogues: ['edit-profile', 'profile', 'email-verification', 'identity-verification', 'form', 'errors'],
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Edit profile`),
      description: i18n._(msg`Edit your nickname, contact details, school and consents.`),
      hidden: true,
    })
  },
  component: EditProfilePage,
})

function EditProfilePage() {
  const { layout } = Route.useRouteContext()
  const { idfc_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MyPage current="editProfile">
      <EditProfileScreen
        returned={idfc_id}
        onReturned={() => void navigate({ to: '/mypage/edit', replace: true, resetScroll: false })}
        identity={(props) => (
          <IdentityVerification
            {...props}
            purpose="profile"
            method={layout === 'desktop' ? 'OACX' : 'CIVS'}
            returnPath={paths.editProfile()}
          />
        )}
        email={(props) => <EmailVerificationStep {...props} />}
      />
    </MyPage>
  )
}
