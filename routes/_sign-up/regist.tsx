import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { signUpSearchSchema } from '#features/sign-up/sign-up.url.ts'

export const Route = createFileRoute('/_sign-up/regist')({
  validateSearch: signUpSearchSchema,
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Sign up`),
      description: i18n._(
        context.off.includes('identity-verification')
          ? msg`Accept the terms and confirm your email.`
          : msg`Accept the terms and verify your identity and email.`,
      ),
      hidden: true,
    })
  },
})
