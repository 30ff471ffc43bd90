import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { memberTypeSchema } from '../contract/courses.ts'
import { idParameter, optional } from '../src/lib/search-schema.ts'

export const Route = createFileRoute('/contents/detail')({
  validateSearch: v.object({ id: idParameter, memberType: optional(memberTypeSchema) }),
  component: () => <h1>detail</h1>,
})
