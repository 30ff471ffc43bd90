import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { isCode } from '#contract/protocol/code-catalogue.ts'
import { CodeScreen } from '#features/support/codes/code-screen.tsx'
import { codeTexts } from '#features/support/codes/code-texts.ts'
import { supportHead } from '#features/support/layout/support-head.ts'

export const Route = createFileRoute('/support/codes/$code')({
  staticData: { catalogues: ['support'] },
  loader: async ({ context, params: { code } }) => {
    if (!isCode(code)) throw redirect({ to: '/support/codes' })
    const description = msg`What the code says in both languages, and what to tell the customer.`
    const { texts } = await codeTexts()
    return { head: supportHead(context, msg`Code ${code}`, description), code, texts }
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { code, texts } = Route.useLoaderData()
    return <CodeScreen code={code} texts={texts} />
  },
})
