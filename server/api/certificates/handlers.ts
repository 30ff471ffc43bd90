import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contract from '#contract/content/certificates.ts'
import * as codes from '#contract/protocol/codes.ts'
import { readBrand, readCompany } from '#server/db/company.ts'
import { transact } from '#server/db/open.ts'
import { certificates } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { dayOf } from '#server/lib/clock.ts'
import { maskName } from '#server/lib/mask-name.ts'
import { canDraw } from '#server/lib/text-fonts.ts'
import { syncProgress } from '../courses/progress.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { drawCertificate } from './certificate-pdf.ts'
import { findCertificate, findCompletion, findRefundDeadline, presentOwn } from './find.ts'
import { isProof, proofPath } from './proof.ts'

/** A handler for each call of `contract/content/certificates.ts`. */
export const certificatesHandlers = {
  certificateFile: defineHandler(contract.certificateFile, async ({ db, config, locale, member, params, apiError }) => {
    const row = await findCertificate(db, member.memberId, params.lectureId)
    if (!row || row.revokedAt !== null) throw notFound('certificate')
    if (!canDraw(row.name)) throw apiError(codes.certificateNameUnprintable, 'No font draws the name.')
    const proof = row.linkId === null ? undefined : new URL(await proofPath(db, row.linkId), config.desktopOrigin).href
    const file = await drawCertificate(
      { ...row, title: row.title[locale] },
      { company: await readCompany(db, locale), brand: await readBrand(db) },
      locale,
      proof,
    )
    return {
      file: {
        name: `certificate-${row.number}.pdf`,
        type: 'application/pdf',
        size: file.length,
        stream: new Response(new Uint8Array(file)).body ?? new ReadableStream(),
      },
    }
  }),
  changeCertificateProof: defineHandler(
    contract.changeCertificateProof,
    async ({ db, clock, locale, member, params, body }) => {
      const own = { memberId: member.memberId, courseIdx: params.lectureId, locale }
      const row = await findCertificate(db, own.memberId, own.courseIdx)
      if (!row) throw notFound('certificate')
      if ((row.linkId !== null) !== body.is_public) {
        await db
          .update(certificates)
          .set({ linkId: body.is_public ? randomUUID() : null })
          .where(eq(certificates.id, row.id))
      }
      return { content: await presentOwn({ db, clock }, own) }
    },
  ),
  issueCertificate: defineHandler(contract.issueCertificate, async (call) => {
    const { db, clock, locale, member, params, apiError } = call
    const own = { memberId: member.memberId, courseIdx: params.lectureId, locale }
    await syncProgress(call, own.memberId, own.courseIdx)
    await transact(db, async (tx) => {
      const known = await findCertificate(tx, own.memberId, own.courseIdx)
      if (known && known.revokedAt === null) return
      const { course, lessons, finishedAt } = await findCompletion(tx, own.memberId, own.courseIdx)
      if (!finishedAt) throw apiError(codes.courseNotFinished, 'Not all lessons are finished.')
      const [holder] = await tx
        .select({ name: members.name, isVerified: members.isIdentityVerified })
        .from(members)
        .where(eq(members.id, own.memberId))
      if (!holder) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
      if (!canDraw(holder.name)) throw apiError(codes.certificateNameUnprintable, 'No font draws the name.')
      const deadline = await findRefundDeadline(tx, clock.now(), own.memberId, own.courseIdx)
      if (deadline)
        throw apiError(codes.certificateTooEarly, `The course can be refunded until ${deadline.toISOString()}.`)
      const today = clock.today()
      const facts = {
        name: holder.name,
        isNameStated: !holder.isVerified,
        title: course.title,
        lessons,
        completedOn: dayOf(finishedAt),
        issuedOn: today,
      }
      if (known) {
        await tx
          .update(certificates)
          .set({ ...facts, revokedAt: null })
          .where(eq(certificates.id, known.id))
        return
      }
      await tx.insert(certificates).values({
        ...facts,
        id: randomUUID(),
        memberId: own.memberId,
        courseIdx: own.courseIdx,
        number: newNumber(today),
        linkId: randomUUID(),
      })
    })
    return { content: await presentOwn({ db, clock }, own) }
  }),
  ownCertificate: defineHandler(contract.ownCertificate, async (call) => {
    const { locale, member, params } = call
    await syncProgress(call, member.memberId, params.lectureId)
    return { content: await presentOwn(call, { memberId: member.memberId, courseIdx: params.lectureId, locale }) }
  }),
  proveCertificate: defineHandler(contract.proveCertificate, async ({ db, locale, caller, query: { id } }) => {
    if (!uuid.test(id) || !(await isProof(db, id, caller.linkSecret))) throw notFound('certificate')
    const [row] = await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.linkId, id)))
    if (!row) throw notFound('certificate')
    return {
      content: {
        number: row.number,
        masked_name: maskName(row.name),
        is_name_stated: row.isNameStated,
        title: row.title[locale],
        lessons: row.lessons,
        completed_on: row.completedOn,
        issued_on: row.issuedOn,
        revoked_on: row.revokedAt && dayOf(row.revokedAt),
      },
    }
  }),
} satisfies HandlersFor<typeof contract>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Characters that nobody mistakes for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function newNumber(today: string): string {
  const characters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return `PC-${today.replaceAll('-', '')}-${characters.join('')}`
}
