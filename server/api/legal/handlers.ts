import { and, eq, sql } from 'drizzle-orm'
import * as contract from '#contract/content/legal.ts'
import { postedEditions, readEditions } from '#server/db/legal-editions.ts'
import { legalEditions } from '#server/db/schema/legal.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'

/** A handler for each call of `contract/content/legal.ts`. */
export const legalHandlers = {
  legalEdition: defineHandler(contract.legalEdition, async ({ db, clock, locale, params }) => {
    const { document } = params
    const posted = postedEditions(await readEditions(db), document, clock.today())
    const index = posted.findIndex(({ id }) => id === params.edition)
    const textOf = async (edition: string) => {
      const [row] = await db
        .select({ text: sql<contract.LegalText>`${legalEditions.text} -> ${locale}` })
        .from(legalEditions)
        .where(and(eq(legalEditions.document, document), eq(legalEditions.edition, edition)))
      return row?.text
    }
    const before = posted[index + 1]
    const text = index < 0 ? undefined : await textOf(params.edition)
    if (!text) throw notFound('edition')
    return {
      content: {
        text,
        text_before: before ? ((await textOf(before.id)) ?? null) : null,
        editions: posted.map(({ id, version, posted_on, effective_on }) => ({ id, version, posted_on, effective_on })),
      },
    }
  }),
} satisfies HandlersFor<typeof contract>
