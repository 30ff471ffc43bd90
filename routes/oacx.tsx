import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { IdentityReturn } from '../src/features/identity-verification/identity-return.tsx'
import { identityVerificationParameter } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/oacx')({
  validateSearch: v.object({
    idfc_id: identityVerificationParameter,
  }),
  staticData: { only: 'desktop', catalogues: ['identity-verification'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Identity verification`),
      description: i18n._(msg`Finishing identity verification.`),
      hidden: true,
    })
  },
  component: () => <IdentityReturn id={Route.useSearch().idfc_id} />,
})
