import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { signUpSearchSchema } from '#features/sign-up/sign-up.url.ts'

export const Route = createFileRoute('/_sign-up/regist_data')({
  validateSearch: signUpSearchSchema,
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Sign up`),
      description: i18n._(msg`Enter your details to finish signing up.`),
      hidden: true,
    })
  },
})
