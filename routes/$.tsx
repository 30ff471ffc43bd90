import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { isComingSoon } from '../src/app/coming-soon/coming-soon-routes.ts'
import { ComingSoonScreen } from '../src/app/coming-soon/coming-soon-screen.tsx'

export const Route = createFileRoute('/$')({
  staticData: { catalogues: ['outline'] },
  loader: async ({ location: { pathname } }) => {
    if (!isComingSoon(pathname)) throw redirect({ to: '/not-found' })
    const { comingSoonMessages } = await import('../src/app/coming-soon/coming-soon-messages.ts')
    const messages = comingSoonMessages(pathname)
    if (!messages) throw redirect({ to: '/not-found' })
    return { messages }
  },
  head: ({ match: { context }, loaderData }) => {
    const { i18n } = context.messages
    if (!loaderData) return {}
    const { title, text } = loaderData.messages
    return pageHead(context, { title: i18n._(title), description: i18n._(text), hidden: true })
  },
  component: () => <ComingSoonScreen {...Route.useLoaderData()} />,
})
