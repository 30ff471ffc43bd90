import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { courseMenu } from '#contract/courses/course-calls.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { sampleSession } from '#tests/flows/samples/samples.ts'
import type { Http } from '../http/http.ts'
import { endpointQuery } from '../queries/endpoint-query.ts'
import { forgetMember } from './forget-member.ts'
import { createSessionStore } from './session-store.ts'

const unused: Http = () => Promise.reject(new Error('nothing is read'))
const own = endpointQuery(unused, profile, {})
const open = endpointQuery(unused, courseMenu, {})

beforeEach(() => createSessionStore(localStorage, document).clear())

/** A tab of a member who has read their profile and the menu. */
async function openTab() {
  const store = createSessionStore(localStorage, document)
  const queryClient = new QueryClient()
  store.open(sampleSession)
  forgetMember(queryClient, store)
  await queryClient.fetchQuery({ ...own, queryFn: async () => sampleProfile })
  await queryClient.fetchQuery({ ...open, queryFn: async () => [] })
  const read = () => [own, open].map(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
  return { store, read }
}

it('forgets what a member has read when the session ends, and keeps what everybody reads', async () => {
  const { store, read } = await openTab()
  store.clear()
  expect(read()).toEqual([false, true])
})

it('forgets what a member has read at the next login, and keeps what everybody reads', async () => {
  const { store, read } = await openTab()
  expect(read()).toEqual([true, true])
  store.open({ ...sampleSession, userid: 'company01' })
  expect(read()).toEqual([false, true])
})

it('keeps what a member has read while the same login goes on', async () => {
  const { store, read } = await openTab()
  store.renew({ ...sampleSession, access_token: 'another' })
  expect(read()).toEqual([true, true])
})
