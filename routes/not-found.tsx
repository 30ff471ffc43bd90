import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { NotFoundScreen } from '../src/app/screens/not-found-screen.tsx'

export const Route = createFileRoute('/not-found')({
  staticData: { catalogues: ['outline'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Page not found`),
      description: i18n._(msg`There’s no page at this address.`),
      hidden: true,
    })
  },
  component: NotFoundScreen,
})
