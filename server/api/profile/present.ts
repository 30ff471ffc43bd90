import type { Profile } from '#contract/accounts/profile.ts'
import type { members } from '#server/db/schema/members.ts'
import { dayOf } from '#server/lib/clock.ts'
import { isRestricted } from '../member-status.ts'
import type { HeldConsent } from './consents.ts'
import { profileVersion } from './profile-version.ts'

/** Turns the row of a member, and the member's consents that hold, into wire content (specification, section 3). */
export function presentProfile(row: typeof members.$inferSelect, agreed: readonly HeldConsent[], now: Date): Profile {
  const { belonging } = row
  const restricted = isRestricted(row, now)
  return {
    userid: row.userid,
    nickname: row.nickname,
    username: row.name,
    birth: row.birth,
    phone: row.phone,
    email: row.email,
    recv_sms: row.receivesSms,
    recv_email: row.receivesEmail,
    type: row.type,
    group: row.group,
    belonging: {
      organization: belonging.organization ?? null,
      clno: belonging.clno ?? null,
      scnm: belonging.scnm ?? null,
      colg: belonging.colg ?? null,
      dept: belonging.dept ?? null,
      major: belonging.major ?? null,
    },
    is_dit_vrf: row.isIdentityVerified,
    created_at: dayOf(row.registeredAt),
    consents: agreed.map(({ kind, edition, agreedAt, isAskedAnew }) => ({
      kind,
      edition,
      agreed_on: dayOf(agreedAt),
      is_outdated: isAskedAnew,
    })),
    version: profileVersion(row),
    status: restricted ? 'restricted' : 'active',
    restricted_until: restricted ? (row.restrictedUntil?.toISOString() ?? null) : null,
  }
}
