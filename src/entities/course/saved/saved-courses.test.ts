import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { createKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { changeStoredCourses, syncSavedCourses } from './saved-courses-sync.ts'

beforeEach(() => localStorage.clear())

/** Services of a visitor or member, with a server that answers `held` and records its calls. */
function servicesOf(userid: string | undefined, held: number[] | Error = []) {
  const calls: unknown[] = []
  const http: Http = async (endpoint, input) => {
    calls.push([endpoint.name, 'body' in input ? input.body : undefined])
    if (held instanceof Error) throw held
    return parseAnswer(endpoint, held)
  }
  const login = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', loginId: '', userid: userid ?? '' }
  const session = { store: { read: () => (userid === undefined ? undefined : login) } }
  const keptLists = createKeptLists(localStorage, window)
  return { calls, list: keptLists.savedCourses, services: { keptLists, http, session } }
}

describe('syncSavedCourses', () => {
  test('adds a visitor’s list to the member’s at a login, and keeps what the server answers', async () => {
    const { calls, list, services } = servicesOf('kim01', [403, 101])
    list.write({ owner: '', entries: [101] })
    await syncSavedCourses(services)
    expect(calls).toEqual([['change-saved-courses', { put: [101], remove: [] }]])
    expect(list.read()).toEqual({ owner: 'kim01', entries: [403, 101] })
  })

  test('reads the member’s list in place of another member’s copy', async () => {
    const { calls, list, services } = servicesOf('kim01', [403])
    list.write({ owner: 'lee02', entries: [101] })
    await syncSavedCourses(services)
    expect(calls).toEqual([['saved-courses', undefined]])
    expect(list.read()).toEqual({ owner: 'kim01', entries: [403] })
  })

  test('keeps the list of this browser when the member’s would be too long', async () => {
    const { list, services } = servicesOf('kim01', ApiError.received({ status: 409, code: codes.savedCoursesFull }))
    list.write({ owner: '', entries: [101] })
    await expect(syncSavedCourses(services)).rejects.toMatchObject({ code: codes.savedCoursesFull })
    expect(list.read()).toEqual({ owner: '', entries: [101] })
  })

  test('forgets a member’s list after a logout, and keeps a visitor’s', async () => {
    const { calls, list, services } = servicesOf(undefined)
    list.write({ owner: 'kim01', entries: [101] })
    await syncSavedCourses(services)
    expect(list.read()).toEqual({ owner: '', entries: [] })
    list.write({ owner: '', entries: [101] })
    await syncSavedCourses(services)
    expect(list.read().entries).toEqual([101])
    expect(calls).toEqual([])
  })
})

describe('changeStoredCourses', () => {
  test('changes a visitor’s list in this browser, each course once', async () => {
    const { calls, list, services } = servicesOf(undefined)
    await changeStoredCourses(services, { put: [403, 101] })
    await changeStoredCourses(services, { put: [101, 401], remove: [403] })
    expect(list.read()).toEqual({ owner: '', entries: [101, 401] })
    expect(calls).toEqual([])
  })

  test('changes a member’s list on the server first, and nothing when it does not answer', async () => {
    const member = servicesOf('kim01', [101, 403])
    member.list.write({ owner: 'kim01', entries: [101] })
    await changeStoredCourses(member.services, { put: [403] })
    expect(member.calls).toEqual([['change-saved-courses', { put: [403], remove: [] }]])
    expect(member.list.read()).toEqual({ owner: 'kim01', entries: [101, 403] })
    const offline = servicesOf('kim01', ApiError.received({ status: 0 }))
    await expect(changeStoredCourses(offline.services, { remove: [101] })).rejects.toThrow(ApiError)
    expect(offline.list.read().entries).toEqual([101, 403])
  })

  test('refuses a visitor the fifty-first course, and changes nothing', async () => {
    const { list, services } = servicesOf(undefined)
    const fortyNine = Array.from({ length: 49 }, (_, index) => index + 1)
    list.write({ owner: '', entries: fortyNine })
    await changeStoredCourses(services, { put: [50] })
    await expect(changeStoredCourses(services, { put: [51] })).rejects.toMatchObject({ code: codes.savedCoursesFull })
    expect(list.read().entries).toEqual([...fortyNine, 50])
  })
})
