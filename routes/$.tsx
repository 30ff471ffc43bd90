import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any other path (specification, section 2). */
export const Route = createFileRoute('/$')({
  staticData: { catalogues: ['outline'] },
  loader: () => {
    throw redirect({ to: '/not-found' })
  },
})
