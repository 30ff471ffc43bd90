import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { UnsubscribeScreen } from '../src/features/unsubscribe/unsubscribe-screen.tsx'
import { readTokenFromHash } from '../src/lib/url/link-token.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { catalogues: ['unsubscribe', 'errors', 'outline'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Stop news and offers`),
      description: i18n._(msg`End news and offers by email with the link from one of them.`),
      hidden: true,
    })
  },
  component: () => <UnsubscribeScreen token={() => readTokenFromHash(location.hash)} />,
})
