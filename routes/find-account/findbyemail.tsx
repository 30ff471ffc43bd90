import { createFileRoute } from '@tanstack/react-router'
import { findIdSearchSchema } from '#features/find-id/find-id.url.ts'

export const Route = createFileRoute('/find-account/findbyemail')({
  validateSearch: findIdSearchSchema,
  component: () => null,
})
