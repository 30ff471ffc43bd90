import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { membership } from '#contract/accounts/membership.ts'
import { MembershipScreen } from '#features/membership/membership-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'

export const Route = createFileRoute('/_member/mypage/membership')({
  staticData: { catalogues: ['membership', 'profile', 'errors'], skeleton: 'account' },
  loader: ({ context }) => loadForMember(context, membership, {}),
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
  return (
    <MyPage current="myPage">
      <MembershipScreen />
    </MyPage>
  )
}
