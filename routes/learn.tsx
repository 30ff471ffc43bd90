import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { paths } from '../contract/addresses/paths.ts'
import { pageHead } from '../src/app/head.ts'
import { ClientLaunchScreen } from '../src/features/client-launch/client-launch-screen.tsx'
import { IdentityVerification } from '../src/features/identity-verification/identity-verification.tsx'
import { atParameter, idParameter, numberParameter } from '../src/lib/url/search-schema.ts'

const mostLessons = 999

export const Route = createFileRoute('/learn')({
  validateSearch: v.object({
    /** Number of the course. Without it: the list of courses. */
    course: idParameter,
    /** Number of the lesson. Without it: the first one. */
    lesson: numberParameter(1, mostLessons),
    at: atParameter,
  }),
  staticData: { catalogues: ['client-launch', 'form', 'identity-verification', 'errors'], skeleton: 'form' },
  loaderDeps: ({ search: { course } }) => ({ course }),
  loader: ({ context, deps: { course } }) => {
    if (context.off.includes('learning-system')) throw redirect({ to: '/mypage' })
    if (course === undefined) throw redirect({ href: paths.courses() })
    return { course }
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Open a lesson`),
      description: i18n._(msg`Opens your lesson in the training app.`),
      hidden: true,
    })
  },
  component: LearnPage,
})

function LearnPage() {
  const { layout } = Route.useRouteContext()
  const { course } = Route.useLoaderData()
  const lesson = Route.useSearch().lesson ?? 1
  return (
    <ClientLaunchScreen
      course={course}
      lesson={lesson}
      identity={({ onVerified }) => (
        <IdentityVerification
          purpose="profile"
          method={layout === 'desktop' ? 'OACX' : 'CIVS'}
          returnPath={paths.learn({ course, lesson })}
          returned={undefined}
          onVerified={onVerified}
        />
      )}
    />
  )
}
