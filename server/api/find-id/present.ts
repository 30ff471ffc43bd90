import type { FoundId } from '#contract/accounts/find-id.ts'
import type { members } from '#server/db/schema/members.ts'

/** The found ID (specification, section 3): the whole ID, or its first and last quarter. */
export function presentFoundId(
  { userid, registeredAt }: Pick<typeof members.$inferSelect, 'userid' | 'registeredAt'>,
  isFull: boolean,
): FoundId {
  return { userid: isFull ? userid : maskUserid(userid), created_at: registeredAt.toISOString() }
}

/** `haneul27` becomes `ha****27`. At least one letter stays at each end, and at least three are masked. */
function maskUserid(userid: string): string {
  const shown = Math.floor(userid.length / 4)
  return `${userid.slice(0, shown)}${'*'.repeat(userid.length - 2 * shown)}${userid.slice(userid.length - shown)}`
}
