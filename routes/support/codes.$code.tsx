import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../src/app/head.ts'
import { CodeScreen } from '../../src/features/support/codes/code-screen.tsx'
import { loadCode } from '../../src/features/support/codes/load-codes.ts'

export const Route = createFileRoute('/support/codes/$code')({
  staticData: { catalogues: ['support'] },
  loader: ({ context, params }) => loadCode(context, params.code),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { code, texts } = Route.useLoaderData()
    return <CodeScreen code={code} texts={texts} />
  },
})
