import { msg } from '@lingui/core/macro'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { ownCertificate } from '#contract/content/certificates.ts'
import { CertificateScreen } from '#features/certificate/certificate-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'
import { idParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/certificate')({
  validateSearch: v.object({
    /** Number of the course. Without it: the page leads to the courses of the member. */
    course: idParameter,
  }),
  staticData: { catalogues: ['certificate', 'profile', 'errors'], skeleton: 'account' },
  loaderDeps: ({ search: { course } }) => ({ course }),
  loader: ({ context, deps: { course } }) => {
    if (course === undefined) return
    loadForMember(context, ownCertificate, { params: { lectureId: course } }, { staleTime: 0 })
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Certificate of completion`),
      description: i18n._(msg`Your certificate of a course you finished.`),
      hidden: true,
    })
  },
  component: CertificatePage,
})

function CertificatePage() {
  const { course } = Route.useSearch()
  if (course === undefined) return <Navigate to="/mypage" hash="courses" replace />
  return (
    <MyPage current="myCourses">
      <CertificateScreen key={course} course={course} />
    </MyPage>
  )
}
