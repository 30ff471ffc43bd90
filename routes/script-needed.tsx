import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../src/app/head.ts'
import { ScriptNeededScreen } from '../src/app/screens/script-needed-screen.tsx'
import { nextParameter } from '../src/lib/url/search-schema.ts'

/** Page that a form leads to when it is submitted without the script (`server/web/form-fallback.ts`). */
export const Route = createFileRoute('/script-needed')({
  validateSearch: v.object({
    /** Address of the page with the form. Without it: it leads to the start page. */
    back: nextParameter,
  }),
  staticData: { catalogues: ['outline'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Nothing was sent`),
      description: i18n._(msg`This form needs JavaScript.`),
      hidden: true,
    })
  },
  component: () => <ScriptNeededScreen back={Route.useSearch().back ?? '/'} />,
})
