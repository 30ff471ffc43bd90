import { eq } from 'drizzle-orm'
import type { ConsentDocument } from '#contract/values/legal-documents.ts'
import { legalEditions } from '#server/db/schema/legal.ts'
import { consents } from '#server/db/schema/members.ts'
import type { Shop } from './shop.ts'

type ConsentKind = (typeof consents.$inferInsert)['kind']

/** Adds an edition with the text of the first one, without an import. */
export async function addEdition(
  { services: { db } }: Pick<Shop, 'services'>,
  document: ConsentDocument,
  edition: string,
  { effectiveOn, asksAgain = true }: { readonly effectiveOn: string; readonly asksAgain?: boolean },
): Promise<void> {
  const [first] = await db.select().from(legalEditions).where(eq(legalEditions.document, document))
  if (!first) throw new Error(`the shop has no ${document}`)
  await db.insert(legalEditions).values({ ...first, edition, version: edition, effectiveOn, asksAgain })
}

/** Adds what a member has agreed to. */
export async function addConsent(
  { services: { db, clock } }: Pick<Shop, 'services'>,
  memberId: string,
  kind: ConsentKind,
  edition: string,
): Promise<void> {
  await db.insert(consents).values({ id: crypto.randomUUID(), memberId, kind, edition, agreedAt: clock.now() })
}
