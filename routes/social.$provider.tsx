import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { profile } from '../contract/accounts/profile.ts'
import { paths } from '../contract/addresses/paths.ts'
import { socialProviderSchema } from '../contract/values/social-providers.ts'
import { pageHead } from '../src/app/head.ts'
import { SocialReturn } from '../src/features/social-login/social-return.tsx'
import { nextParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/social/$provider')({
  validateSearch: v.object({
    next: nextParameter,
  }),
  staticData: { catalogues: ['login', 'errors'] },
  beforeLoad: ({ params }) => {
    if (!v.is(socialProviderSchema, params.provider)) throw redirect({ to: '/not-found' })
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Social login`),
      description: i18n._(msg`Logging in with another account.`),
      hidden: true,
    })
  },
  component: SocialPage,
})

function SocialPage() {
  const { http, session } = Route.useRouteContext()
  const provider = v.parse(socialProviderSchema, Route.useParams().provider)
  const search = Route.useSearch()
  // The server returns '/' when no path was requested.
  const next = search.next === '/' ? undefined : search.next
  const navigate = Route.useNavigate()
  const go = (href: string) => void navigate({ href, replace: true })
  return (
    <SocialReturn
      onTokens={async (tokens) => {
        session.open({ ...tokens, username: '', userid: '' })
        const content = await http(profile, {})
        session.open({ ...tokens, username: content.username, userid: content.userid })
        go(next ?? '/')
      }}
      onJoin={() => go(paths.signUp({ from: provider, next }))}
      onFailed={() => go(paths.login({ next }))}
      onTermination={(token) => go(paths.terminatedMembership({ token }))}
    />
  )
}
