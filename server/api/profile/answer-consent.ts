import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { documentOfConsent, answerConsent as endpoint, type Profile } from '#contract/accounts/profile.ts'
import * as codes from '#contract/protocol/codes.ts'
import { editionsInForce, readEditions } from '#server/db/legal-editions.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { invalidRequest } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { Call } from '../handler.ts'
import { consentsOf, type HeldConsent } from './consents.ts'
import { presentProfile } from './present.ts'

type AnswerCall = Call<typeof endpoint>

export default defineHandler(endpoint, (call) =>
  transact(call.db, async (tx) => ({ content: await answerConsent(tx, call) })),
)

async function answerConsent(tx: Transaction, call: AnswerCall): Promise<Profile> {
  const { clock, member, params, body, apiError } = call
  const { document } = params
  const today = clock.today()
  if (document === 'collection' && !body.agrees)
    throw invalidRequest('agrees', 'this consent is part of a membership: whoever does not agree changes nothing.')
  // Answers of two tabs come one after the other.
  const [own] = await tx.select().from(members).where(eq(members.id, member.memberId)).for('update')
  if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  const editions = await readEditions(tx)
  if (editionsInForce(editions, today)[document] !== body.edition)
    throw apiError(codes.termsOutdated, 'This is not the edition in force.', 'edition')
  const held = (await consentsOf(tx, own, today)).filter(({ kind }) => documentOfConsent[kind] === document)
  const outdated = held.filter(({ isOutdated }) => isOutdated)
  if (outdated.length > 0) await replace(tx, call, own, outdated)
  // The answer to the same call may have been lost.
  else if (body.agrees !== held.length > 0) throw apiError(codes.consentNotAsked, 'Nothing is asked any more.')
  const [row] = await tx.select().from(members).where(eq(members.id, own.id))
  return presentProfile(row ?? own, await consentsOf(tx, own, today), clock.now())
}

/** Ends outdated consents: by new ones, or by turning off the offers that rested on them. */
async function replace(
  tx: Transaction,
  { clock, body, apiError }: AnswerCall,
  own: typeof members.$inferSelect,
  outdated: readonly HeldConsent[],
): Promise<void> {
  if (body.agrees && !outdated.every(({ isAskedAnew }) => isAskedAnew))
    throw apiError(codes.guardianConsentRequired, 'A guardian would have to agree.')
  const now = clock.now()
  const ids = outdated.map(({ id }) => id)
  await tx.update(consents).set({ withdrawnAt: now }).where(inArray(consents.id, ids))
  const kinds = new Set(outdated.map(({ kind }) => kind))
  if (body.agrees) {
    const agreed = { memberId: own.id, edition: body.edition, agreedAt: now }
    await tx.insert(consents).values([...kinds].map((kind) => ({ ...agreed, id: randomUUID(), kind })))
    return
  }
  await tx
    .update(members)
    .set({
      receivesSms: own.receivesSms && !kinds.has('marketing_sms'),
      receivesEmail: own.receivesEmail && !kinds.has('marketing_email'),
    })
    .where(eq(members.id, own.id))
}
