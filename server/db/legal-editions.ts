import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { documentOfConsent } from '#contract/accounts/profile.ts'
import type { Edition } from '#contract/content/legal.ts'
import type { CurrentEditions, LegalDocument } from '#contract/values/legal-documents.ts'
import type { Database, Transaction } from './open.ts'
import { sampleUserids } from './sample-userids.ts'
import { legalEditions } from './schema/legal.ts'
import { consentKinds, consents, guardianConsents, members } from './schema/members.ts'
import { identifications } from './schema/sign-up.ts'

/** An edition without its text. */
export interface EditionOfDocument extends Edition {
  readonly document: LegalDocument
  /** Whether members who agreed to an earlier edition are asked to agree to this one. */
  readonly asks_again: boolean
}

/** Every edition of every document, newest first. */
export async function readEditions(db: Pick<Database, 'select'>): Promise<EditionOfDocument[]> {
  const { document, edition, version, postedOn, effectiveOn, asksAgain } = legalEditions
  return db
    .select({ document, id: edition, version, posted_on: postedOn, effective_on: effectiveOn, asks_again: asksAgain })
    .from(legalEditions)
    .orderBy(desc(effectiveOn))
}

/** The editions of `document` that are posted by `today`, in the order of `editions`. */
export function postedEditions<Each extends EditionOfDocument>(
  editions: readonly Each[],
  document: LegalDocument,
  today: string,
): Each[] {
  return editions.filter((each) => each.document === document && each.posted_on <= today)
}

/** The editions in force on a day; before all of them, the first. Throws before the first import of content. */
export function editionsInForce(editions: readonly EditionOfDocument[], today: string): CurrentEditions {
  const inForce = (document: LegalDocument) => {
    const own = editions.filter((each) => each.document === document)
    const found = own.find(({ effective_on }) => effective_on <= today) ?? own.at(-1)
    if (!found) throw new Error(`the shop has no ${document} yet; import a content folder first`)
    return found.id
  }
  return {
    terms: inForce('terms'),
    privacy: inForce('privacy'),
    collection: inForce('collection'),
    marketing: inForce('marketing'),
  }
}

/** The editions of `document` that hold no longer for whoever agreed to them: a later one in force asks again. */
export function outdatedEditions(
  editions: readonly EditionOfDocument[],
  document: LegalDocument,
  today: string,
): string[] {
  const own = editions.filter((each) => each.document === document)
  const asking = own.findIndex(({ asks_again, effective_on }) => asks_again && effective_on <= today)
  return asking === -1 ? [] : own.slice(asking + 1).map(({ id }) => id)
}

/** The editions in force on a day, which a consent on that day names. */
export async function readCurrentEditions(db: Database | Transaction, today: string): Promise<CurrentEditions> {
  return editionsInForce(await readEditions(db), today)
}

/** Why an edition never changes any more. */
export type SettledReason = 'agreed' | 'begun'

/** Whether somebody has joined the shop. Sample members of a sandbox have not. */
export async function hasMembers(db: Database | Transaction): Promise<boolean> {
  const isMember = notInArray(members.userid, [...sampleUserids])
  return (await db.select({ id: members.id }).from(members).where(isMember).limit(1)).length > 0
}

/**
 * Why each of `editions` is settled, or undefined where it may be changed. Settled is what has begun, and what somebody
 * agreed to. Before anybody has joined nothing is, so that the texts of a new shop follow its company.
 */
export async function findSettled<
  Each extends Pick<typeof legalEditions.$inferSelect, 'document' | 'edition' | 'effectiveOn'>,
>(db: Database | Transaction, editions: readonly Each[], today: string): Promise<ReadonlyMap<Each, SettledReason>> {
  const settled = new Map<Each, SettledReason>()
  if (!(await hasMembers(db))) return settled
  for (const each of editions) {
    if (each.effectiveOn <= today) settled.set(each, 'begun')
    else if (await isAgreedTo(db, each)) settled.set(each, 'agreed')
  }
  return settled
}

/** Kinds of consents to a document. */
export function consentsTo(document: LegalDocument) {
  return consentKinds.filter((kind) => documentOfConsent[kind] === document)
}

async function isAgreedTo(
  db: Database | Transaction,
  { document, edition }: Pick<typeof legalEditions.$inferSelect, 'document' | 'edition'>,
): Promise<boolean> {
  const isNamed = and(inArray(consents.kind, consentsTo(document)), eq(consents.edition, edition))
  const isByGuardian = document === 'collection'
  const found = [
    ...(await db.select({ id: consents.id }).from(consents).where(isNamed).limit(1)),
    ...(isByGuardian
      ? await db
          .select({ id: guardianConsents.memberId })
          .from(guardianConsents)
          .where(eq(guardianConsents.edition, edition))
          .limit(1)
      : []),
    ...(isByGuardian
      ? await db
          .select({ id: identifications.id })
          .from(identifications)
          .where(eq(identifications.guardianEdition, edition))
          .limit(1)
      : []),
  ]
  return found.length > 0
}
