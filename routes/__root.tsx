import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { courseBanners, courseMenu } from '../contract/courses/course-calls.ts'
import { Document } from '../src/app/document.tsx'
import { rootHead } from '../src/app/head.ts'
import { RouteError } from '../src/app/route-error.tsx'
import type { RouterContext } from '../src/app/router.tsx'
import { endpointQuery } from '../src/lib/queries/endpoint-query.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, matches, preload }) => {
    // A page that is in memory would otherwise be rendered within the event, before the press is seen.
    if (!preload) await context.nextFrame?.()
    const named = matches.flatMap((match) => match.staticData.catalogues ?? [])
    const hasFrame = named.includes('front') || context.messages.loaded.has('front')
    await context.messages.load(hasFrame ? named : ['shop', ...named])
    const only = matches.find((match) => match.staticData.only)?.staticData.only
    if (only !== undefined && only !== context.layout) throw redirect({ to: '/not-found' })
  },
  loader: async ({ context: { queryClient, http } }) => {
    const [menu, banners] = await Promise.all([
      queryClient.ensureQueryData(endpointQuery(http, courseMenu, {})),
      queryClient.ensureQueryData(endpointQuery(http, courseBanners, {})),
    ])
    return { menu, top: banners.top }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches, loaderData }) => rootHead(match.context, matches, loaderData?.top?.idx),
  shellComponent: Document,
  errorComponent: RouteError,
})
