import { randomUUID } from 'node:crypto'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import type { Transaction } from '#server/db/open.ts'
import { consents } from '#server/db/schema/members.ts'

/** What a new member agrees to. */
interface NewConsents {
  readonly memberId: string
  /** Ids of the editions that were shown. */
  readonly editions: Readonly<Record<Exclude<LegalDocument, 'privacy'>, string>>
  readonly receivesSms: boolean
  readonly receivesEmail: boolean
  readonly agreedAt: Date
}

/** Writes the consents of a sign-up: to the terms, to the collection of data, and to offers where wanted. */
export async function addConsents(
  tx: Transaction,
  { memberId, editions, receivesSms, receivesEmail, agreedAt }: NewConsents,
): Promise<void> {
  const agreed = [
    ['terms', editions.terms],
    ['collection', editions.collection],
    ...(receivesSms ? [['marketing_sms', editions.marketing] as const] : []),
    ...(receivesEmail ? [['marketing_email', editions.marketing] as const] : []),
  ] as const
  await tx
    .insert(consents)
    .values(agreed.map(([kind, edition]) => ({ id: randomUUID(), memberId, kind, edition, agreedAt })))
}
