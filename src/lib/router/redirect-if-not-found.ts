import { redirect } from '@tanstack/react-router'
import { ApiError } from '#contract/protocol/api-error.ts'

/** Awaits a read of a loader. Redirects to `/not-found` when the server answers 404. */
export async function redirectIfNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw redirect({ to: '/not-found' })
    throw error
  }
}
