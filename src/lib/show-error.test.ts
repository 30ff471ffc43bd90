import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './http.ts'
import { createWords } from './i18n.ts'
import { showError, type ErrorAlert } from './show-error.ts'

async function alertFor(error: unknown, locale: 'ko' | 'en', go?: (href: string) => void): Promise<ErrorAlert> {
  const shown: ErrorAlert[] = []
  const show = (alert: ErrorAlert) => shown.push(alert)
  await showError(error, { words: createWords(locale), show, ...(go ? { go } : {}) })
  const [alert] = shown
  if (!alert || shown.length > 1) throw new Error(`${shown.length} alerts were shown`)
  return alert
}

describe('showError', () => {
  it('shows the message of a code with the number of the request', async () => {
    const error = new ApiError({ code: 'MB21103400', status: 400, requestId: 'abc-1' })
    const alert = await alertFor(error, 'en')
    expect(alert).toMatchObject({
      content: 'The code is wrong. Check it and type it again.',
      requestId: 'abc-1',
      primary: { name: 'OK' },
    })
    expect(alert.secondary).toBeUndefined()
  })

  it('speaks Korean on a Korean page', async () => {
    const alert = await alertFor(new ApiError({ code: 'MB21103400', status: 400 }), 'ko')
    expect(alert.content).toMatch(/[가-힣]/)
  })

  it('offers to sign up, or to close, to someone who is no member', async () => {
    const go = vi.fn()
    const alert = await alertFor(new ApiError({ code: 'MB20022404', status: 404 }), 'en', go)
    expect(alert.primary.name).toBe('Sign up')
    expect(alert.secondary?.name).toBe('Close')
    alert.primary.action?.()
    expect(go).toHaveBeenCalledExactlyOnceWith('/regist')
  })

  it('offers to find the ID to someone who has an account', async () => {
    const go = vi.fn()
    const alert = await alertFor(new ApiError({ code: 'MB12103400', status: 400 }), 'en', go)
    alert.primary.action?.()
    expect(go).toHaveBeenCalledExactlyOnceWith('/find-account')
  })

  it('shows anything else in one sentence', async () => {
    const alert = await alertFor(new TypeError('x is not a function'), 'en')
    expect(alert.content).toBe('An error occurred. Please try again.')
  })
})
