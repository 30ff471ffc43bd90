import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { EmailLinkScreen } from '../src/features/email-verification/email-link-screen.tsx'
import { readTokenFromHash } from '../src/lib/url/link-token.ts'
import { atParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/verify-email')({
  validateSearch: v.object({
    at: atParameter,
  }),
  staticData: { catalogues: ['email-verification', 'form', 'errors'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Confirm your email address`),
      description: i18n._(msg`Confirm your email address with the link from your email.`),
      hidden: true,
    })
  },
  component: () => <EmailLinkScreen token={() => readTokenFromHash(location.hash)} />,
})
