import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { profile } from '#contract/accounts/profile.ts'
import { memberSessions } from '#contract/accounts/session.ts'
import { socialAccounts } from '#contract/accounts/social-login.ts'
import { paths } from '#contract/addresses/paths.ts'
import { myCourses } from '#contract/content/learning.ts'
import { DataExportSection } from '#features/data-export/data-export-section.tsx'
import { DeliveryAddresses } from '#features/delivery-addresses/delivery-addresses.tsx'
import { MyCourses } from '#features/my-courses/my-courses.tsx'
import { Devices } from '#features/profile/devices.tsx'
import { MyPage as MyPageFrame } from '#features/profile/my-page.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { SignOutEverywhere } from '#features/profile/sign-out-everywhere.tsx'
import { ConfirmIdentity } from '#features/social-login/confirm-identity.tsx'
import { SocialAccounts } from '#features/social-login/social-accounts.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'
import { atParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/')({
  validateSearch: v.object({
    at: atParameter,
  }),
  staticData: {
    catalogues: ['profile', 'my-courses', 'delivery-addresses', 'data-export', 'login', 'form', 'errors'],
    skeleton: 'account',
  },
  loader: ({ context }) => {
    for (const endpoint of [profile, memberSessions, socialAccounts] as const) loadForMember(context, endpoint, {})
    loadForMember(context, myCourses, {}, { staleTime: 0 })
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`My page`),
      description: i18n._(msg`Your profile and orders.`),
      hidden: true,
    })
  },
  component: MyPage,
})

/** Renders the form that confirms who the member is before `action`. */
const confirmBefore =
  (action: 'logout' | 'download') =>
  ({ onConfirmed }: { readonly onConfirmed: () => void }) => (
    <ConfirmIdentity action={action} returnPath={paths.myPage()} onConfirmed={onConfirmed} />
  )

function MyPage() {
  return (
    <MyPageFrame current="myPage">
      <ProfileScreen learning={<MyCourses />}>
        <DeliveryAddresses />
        <SocialAccounts returnPath={paths.myPage()} onLeave={(address) => location.assign(address)} />
        <Devices confirm={confirmBefore('logout')} />
        <SignOutEverywhere confirm={confirmBefore('logout')} />
        <DataExportSection confirm={confirmBefore('download')} />
      </ProfileScreen>
    </MyPageFrame>
  )
}
