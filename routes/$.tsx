import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { paths } from '../contract/paths.ts'
import { pageHead } from '../src/app/head.ts'
import { isComingSoon } from '../src/app/coming-soon/coming-soon-routes.ts'
import { ComingSoonScreen } from '../src/app/coming-soon/coming-soon-screen.tsx'
import { idParameter } from '../src/lib/url/search-schema.ts'

const inquiry = paths.inquiry()

export const Route = createFileRoute('/$')({
  validateSearch: v.object({
    /** Number of the course that an inquiry is about. Without it: the inquiry is about nothing in particular. */
    course: idParameter,
  }),
  staticData: { catalogues: ['outline'] },
  loader: async ({ location: { pathname } }) => {
    if (!isComingSoon(pathname)) throw redirect({ to: '/not-found' })
    const { comingSoonMessages } = await import('../src/app/coming-soon/coming-soon-messages.ts')
    const messages = comingSoonMessages(pathname)
    if (!messages) throw redirect({ to: '/not-found' })
    return { messages, reachesPeople: pathname === inquiry || pathname === `${inquiry}/` }
  },
  head: ({ match: { context }, loaderData }) => {
    const { i18n } = context.messages
    if (!loaderData) return {}
    const { title, text } = loaderData.messages
    return pageHead(context, { title: i18n._(title), description: i18n._(text), hidden: true })
  },
  component: () => <ComingSoonScreen {...Route.useLoaderData()} course={Route.useSearch().course} />,
})
