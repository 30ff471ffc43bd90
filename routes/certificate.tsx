import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { ProofScreen } from '../src/features/certificate/proof-screen.tsx'
import { readTokenFromHash } from '../src/lib/url/link-token.ts'

export const Route = createFileRoute('/certificate')({
  staticData: { catalogues: ['certificate', 'errors', 'outline'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Certificate of completion`),
      description: i18n._(msg`Check that a certificate of completion is real.`),
      hidden: true,
    })
  },
  component: () => <ProofScreen token={() => readTokenFromHash(location.hash)} />,
})
