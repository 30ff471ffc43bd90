import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { changeKeptList, type KeptListCalls, syncKeptList } from './kept-list-changes.ts'
import { createKeptLists } from './kept-lists.ts'

beforeEach(() => localStorage.clear())

/** A server whose answers the test gives one by one, and the list of a browser in which `userid` is logged in. */
function slowServer(userid: string | undefined) {
  const login = { accessToken: 'a', refreshToken: 'r', userName: 'Kim', loginId: '', userid: userid ?? '' }
  const asked: string[] = []
  const answers: PromiseWithResolvers<number[]>[] = []
  const ask = (what: string) => {
    asked.push(what)
    const answer = Promise.withResolvers<number[]>()
    answers.push(answer)
    return answer.promise
  }
  let isLoggedIn = userid !== undefined
  const store = createKeptLists(localStorage, window).savedCourses
  const calls: KeptListCalls<number, number> = {
    store,
    session: { store: { read: () => (isLoggedIn ? login : undefined) } },
    readMembers: () => ask('read'),
    addToMembers: (entries) => ask(`add ${entries}`),
    changeMembers: (put) => ask(`put ${put}`),
    apply: (entries, put) => [...entries, put],
  }
  /** Waits until the server was asked so often, and answers the last question. */
  const answer = async (count: number, content: number[] | Error) => {
    await waitFor(() => expect(asked.length).toBe(count))
    const { resolve, reject } = answers[count - 1] ?? expect.fail('nothing was asked')
    if (content instanceof Error) reject(content)
    else resolve(content)
  }
  return {
    asked,
    answer,
    calls,
    store,
    logOut: () => {
      isLoggedIn = false
    },
  }
}
const offline = ApiError.received({ status: 0 })

describe('syncKeptList', () => {
  it('joins what another tab put into a visitor’s list while the list joined the member’s', async () => {
    const { answer, asked, calls, store } = slowServer('kim01')
    store.write({ owner: '', entries: [101] })
    const joined = syncKeptList(calls)
    await waitFor(() => expect(asked).toEqual(['add 101']))
    store.write({ owner: '', entries: [101, 201] })
    await answer(1, [403, 101])
    await answer(2, [403, 101, 201])
    await joined
    expect(asked).toEqual(['add 101', 'add 101,201'])
    expect(store.read()).toEqual({ owner: 'kim01', entries: [403, 101, 201] })
  })

  it('stores nothing of a member who has logged out before the answer', async () => {
    const { answer, asked, calls, store, logOut } = slowServer('kim01')
    const read = syncKeptList(calls)
    await waitFor(() => expect(asked).toEqual(['read']))
    logOut()
    await answer(1, [403])
    await read
    expect(store.read()).toEqual({ owner: '', entries: [] })
  })
})

describe('changeKeptList', () => {
  it('waits for a list that is read: the older answer does not replace the newer one', async () => {
    const { answer, asked, calls, store } = slowServer('kim01')
    const done = Promise.all([syncKeptList(calls), changeKeptList(calls, 201), changeKeptList(calls, 301)])
    await answer(1, [101])
    await answer(2, [101, 201])
    await answer(3, [101, 201, 301])
    await done
    expect(asked).toEqual(['read', 'put 201', 'put 301'])
    expect(store.read()).toEqual({ owner: 'kim01', entries: [101, 201, 301] })
  })

  it('goes on after a failure, which its own caller hears of', async () => {
    const { answer, calls, store } = slowServer('kim01')
    const failed = expect(changeKeptList(calls, 201)).rejects.toBe(offline)
    const done = changeKeptList(calls, 301)
    await answer(1, offline)
    await answer(2, [301])
    await Promise.all([failed, done])
    expect(store.read()).toEqual({ owner: 'kim01', entries: [301] })
  })

  it('puts into the list of this browser what waits when the member logs out', async () => {
    const { answer, asked, calls, store, logOut } = slowServer('kim01')
    const done = Promise.all([changeKeptList(calls, 201), changeKeptList(calls, 301)])
    await waitFor(() => expect(asked).toEqual(['put 201']))
    logOut()
    await answer(1, [201])
    await done
    expect(asked).toEqual(['put 201'])
    expect(store.read()).toEqual({ owner: '', entries: [301] })
  })
})
