import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { TerminatedScreen } from '../src/features/membership/terminated-screen.tsx'
import { readTokenFromHash } from '../src/lib/url/link-token.ts'

export const Route = createFileRoute('/membership-ended')({
  staticData: { catalogues: ['membership', 'errors'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Account status`),
      description: i18n._(msg`Why an account was terminated, and how to object.`),
      hidden: true,
    })
  },
  component: MembershipEndedPage,
})

/** Reads the token when it is needed: only the browser has the hash. */
const token = () => readTokenFromHash(location.hash)

function MembershipEndedPage() {
  return <TerminatedScreen token={token} />
}
