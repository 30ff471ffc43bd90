import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { localeSchema } from '#contract/values/locale.ts'
import { CaseScreen } from '#features/support/case/case-screen.tsx'
import { loadCase } from '#features/support/case/load-case.ts'
import { declaredSearch, optional, textParameter } from '#lib/url/search-schema.ts'

/** Maximum length of a name of a flow, state or code, in characters. */
const nameLength = 64
/** Maximum length of a path, in characters. */
const pathLength = 200

const searchSchema = v.object({
  /** Flow that the customer saw. Without it: the page has no flow. */
  flow: textParameter(nameLength),
  /** State of the flow. Without it: the page has no flow. */
  state: textParameter(nameLength),
  // Not `code`: social logins call a secret by that name, and addresses are shown without it.
  /** Code of the error. Without it: the answer had none. */
  error: textParameter(nameLength),
  /** Path of the page, with the reason of its failure. Without it: the page is not shown. */
  page: textParameter(pathLength),
  /** Language of the customer’s page. Without it: the language of this page. */
  language: optional(localeSchema),
  /** Layout of the customer’s page. Without it: the PC layout. */
  view: optional(v.picklist(['desktop', 'mobile'])),
  /** Number of the request that failed. Without it: no answer arrived. */
  request: optional(v.pipe(v.string(), v.uuid())),
})

export const Route = createFileRoute('/support/case')({
  validateSearch: searchSchema,
  staticData: { catalogues: ['support'] },
  loaderDeps: ({ search }) => declaredSearch(searchSchema, search),
  loader: ({ context, deps }) => loadCase(context, deps),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => <CaseScreen {...Route.useLoaderData()} />,
})
