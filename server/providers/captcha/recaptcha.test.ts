import { expect, test } from 'vitest'
import { createRecaptcha } from './recaptcha.ts'

/** The adapter with a service that answers this; also returns what was sent. */
function recaptcha(answer: () => Response) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    sent.push(new Request(address, init))
    return answer()
  }
  return { sent, captcha: createRecaptcha({ siteKey: 'site', secretKey: 'secret' }, { fetch }) }
}

const solved = { success: true, challenge_ts: '2026-11-21T03:00:00Z', hostname: 'shop.localhost' }
const unsolved = { success: false, 'error-codes': ['timeout-or-duplicate'] }

test('gives the browser only the public key', async () => {
  expect(await recaptcha(() => Response.json(solved)).captcha.open()).toEqual({
    provider: 'recaptcha',
    site_key: 'site',
  })
})

test('asks Google about a token', async () => {
  const { captcha, sent } = recaptcha(() => Response.json(solved))
  expect(await captcha.verify('token', '203.0.113.1')).toBe('token')
  expect(sent[0]?.url).toBe('https://www.google.com/recaptcha/api/siteverify')
  const form = new URLSearchParams(await sent[0]?.text())
  expect(Object.fromEntries(form)).toEqual({ secret: 'secret', response: 'token', remoteip: '203.0.113.1' })
})

test('rejects an invalid token', async () => {
  expect(await recaptcha(() => Response.json(unsolved)).captcha.verify('token', '')).toBeUndefined()
})

test('throws for an invalid answer', async () => {
  for (const answer of [
    () => new Response('busy', { status: 503 }),
    () => Response.json({}),
    () => new Response('<'),
  ]) {
    await expect(recaptcha(answer).captcha.verify('token', '')).rejects.toThrow()
  }
})
