import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { openQrLogin, qrLoginLimits } from '#contract/accounts/qr-login.ts'
import { transact } from '#server/db/open.ts'
import { qrLogins } from '#server/db/schema/sign-in.ts'
import { qrCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { defineHandler } from '../define-handler.ts'
import type { Caller, Services } from '../handler.ts'

export default defineHandler(openQrLogin, async ({ db, clock, config, caller }) => {
  const id = randomUUID()
  const secret = newSecret()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + qrLoginLimits.codeSeconds * 1000)
  const cookie = caller.cookie(qrCookie)

  const binding = await transact(db, async (tx) => {
    // Another tab may show its own code. A cookie value that we did not create may have been planted.
    const [open] =
      cookie === undefined
        ? []
        : await tx
            .select({ id: qrLogins.id })
            .from(qrLogins)
            .where(and(eq(qrLogins.bindingHash, hashSecret(cookie)), gt(qrLogins.expiresAt, now)))
            .limit(1)
    const kept = cookie !== undefined && open ? cookie : newSecret()
    await tx.insert(qrLogins).values({
      id,
      secretHash: hashSecret(secret),
      bindingHash: hashSecret(kept),
      status: 'waiting',
      requestedAt: now,
      expiresAt,
    })
    return kept
  })
  caller.setCookie(qrCookie, binding)
  return {
    content: { qr_id: id, text: addressOf(config, caller, `${id}.${secret}`), expires_at: expiresAt.toISOString() },
  }
})

/** The page that the code opens: the app's, or the sandbox's phone. */
function addressOf({ studentIdApp }: Services['config'], { origin }: Caller, code: string): string {
  const url = new URL(studentIdApp?.url ?? `${origin}/sandbox/phone`)
  url.searchParams.set('qr', code)
  return url.href
}
