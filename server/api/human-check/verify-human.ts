import { randomUUID } from 'node:crypto'
import * as codes from '#contract/protocol/codes.ts'
import { verifyHuman as endpoint, humanCheckLimits } from '#contract/protocol/human-check.ts'
import { humanChecks } from '#server/db/schema/sign-up.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { bindBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(endpoint, async ({ db, clock, providers, caller, body, apiError }) => {
  const challenge = await providers.captcha.verify(body.token, caller.address)
  if (challenge === undefined) throw apiError(codes.humanCheckFailed, 'This solves no challenge of ours.')
  const id = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + humanCheckLimits.proofSeconds * 1000)
  const [proof] = await db
    .insert(humanChecks)
    .values({
      id,
      challengeHash: hashSecret(challenge),
      bindingHash: await bindBrowser({ db }, caller, requestCookie),
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ id: humanChecks.id })
  if (!proof) throw apiError(codes.humanCheckFailed, 'This challenge was exchanged already.')
  return { content: { code: id, expires_at: expiresAt.toISOString() } }
})
