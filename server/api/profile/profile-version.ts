import { createHash } from 'node:crypto'
import type { members } from '#server/db/schema/members.ts'

/**
 * Name of a profile's values, like a strong ETag (RFC 9110, section 8.8.1): made of the values themselves, so that no
 * writer of them can forget it.
 */
export function profileVersion(row: typeof members.$inferSelect): string {
  const { belonging } = row
  const { organization, clno, scnm, colg, dept, major } = belonging
  const values = [
    ...[row.name, row.nickname, row.birth, row.phone, row.email, row.receivesSms, row.receivesEmail, row.group],
    ...[organization, clno, scnm, colg, dept, major].map((text) => text ?? null),
  ]
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
