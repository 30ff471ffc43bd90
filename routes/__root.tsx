import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../src/app/router.tsx'
import { Document } from '../src/app/document.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) =>
    context.words.load(['frame', ...matches.flatMap((match) => match.staticData.catalogues ?? [])]),
  component: Document,
})
