import { redirect } from '@tanstack/react-router'
import { ApiError } from '../../../contract/api-error.ts'

/** Waits for a read; what does not exist leads to `/not-found`. For loaders. */
export async function redirectIfNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw redirect({ to: '/not-found' })
    throw error
  }
}
