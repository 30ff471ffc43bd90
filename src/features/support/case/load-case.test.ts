import { describe, expect, it } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { createMessages } from '#lib/i18n/i18n.ts'
import { loadStart } from '../search/load-start.ts'
import { loadCase } from './load-case.ts'

const request = '8f14e45f-ceea-467f-a9d5-3b1d2f6b7c10'

async function context() {
  const messages = createMessages('en')
  await messages.load(['support'])
  return { messages }
}

describe('loadCase', () => {
  it('finds the state, and the code that leads to it with its message', async () => {
    const { seen } = await loadCase(await context(), {
      flow: 'login',
      state: 'enteringPassword',
      error: codes.wrongCredentials,
      language: 'ko',
      view: 'mobile',
      request,
    })
    expect(seen.shown?.state.name).toBe('enteringPassword')
    expect(seen.shown?.code).toBe(codes.wrongCredentials)
    expect(seen.error?.texts?.en).toContain('Your ID or password isn’t right')
    expect(seen).toMatchObject({ language: 'ko', view: 'mobile', request })
  })

  it('shows a code without the state when another part of the page failed', async () => {
    const { seen } = await loadCase(await context(), {
      flow: 'login',
      state: 'enteringPassword',
      error: codes.wrongOneTimeCode,
    })
    expect(seen.shown?.code).toBeUndefined()
    expect(seen.error?.code).toBe(codes.wrongOneTimeCode)
  })

  it('leaves out what is unknown', async () => {
    const { seen } = await loadCase(await context(), {
      flow: 'login',
      state: 'dancing',
      error: 'toString',
      page: '/login',
    })
    expect(seen).toEqual({ page: '/login', request: undefined, language: 'en', view: 'desktop' })
  })
})

it('the search leads from a request’s number to its page', async () => {
  await expect(loadStart({ ...(await context()), off: [] }, ` ${request} `)).rejects.toMatchObject({
    options: { to: '/support/case', search: { request } },
  })
})
