import type * as v from 'valibot'
import * as contract from '#contract/desk/members.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import type { Config } from '../config/config.ts'
import { formerUserid } from '../db/former-userid.ts'
import { transact } from '../db/open.ts'
import type { members } from '../db/schema/members.ts'
import { endOfDay } from '../lib/clock.ts'
import { maskName } from '../lib/mask-name.ts'
import { askTermination } from '../operator/ask-termination.ts'
import { countMembers, listMembers } from '../operator/find.ts'
import * as work from '../operator/members.ts'
import { recordAct } from '../operator/record.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import {
  presentCourses,
  presentOrders,
  presentProfile,
  presentSanction,
  presentSessions,
  presentWithdrawal,
  terminationWaits,
} from './member-details.ts'

// Members and what is done to a membership.

const memberList = defineDeskHandler(contract.memberList, async ({ db, query, operator }) => {
  const { search, status, registered_from: from, registered_until: until, page_index: index, page_size: size } = query
  const isShown = readsPersonalData(operator.roles)
  // Whoever may not read names and contacts must not learn them by searching either.
  const by = isShown ? 'anything' : 'userid'
  const former = search ? await formerUserid(db, search) : undefined
  const filter = { search, former, by, status, from, until } as const
  const rows = await listMembers({ db }, { ...filter, limit: size, offset: (index - 1) * size })
  return {
    content: rows.map((row) => ({
      id: row.id,
      userid: row.userid,
      name: isShown ? row.name : maskName(row.name),
      type: row.type,
      status: row.status,
      registered_at: row.registeredAt.toISOString(),
      email: isShown ? row.email : null,
      phone: isShown ? row.phone : null,
    })),
    page_info: pageInfo(query, await countMembers(db, filter)),
  }
})

function identityOf(
  { isIdentityVerified }: typeof members.$inferSelect,
  { off }: Pick<Config, 'off'>,
): v.InferOutput<typeof contract.memberDetail.content>['identity'] {
  if (isIdentityVerified) return 'verified'
  return off.includes('identity-verification') ? 'stated' : 'unverified'
}

const memberDetail = defineDeskHandler(contract.memberDetail, async ({ db, clock, config, params, operator }) => {
  const { id } = params
  const isShown = readsPersonalData(operator.roles)
  const now = clock.now()
  const row = await transact(db, async (tx) => {
    const found = await work.readMember(tx, { id })
    if (isShown) await recordAct(tx, now, { by: operator, act: 'read-member', subject: { kind: 'member', id } })
    return found
  })
  return {
    content: {
      id,
      userid: row.userid,
      name: isShown ? row.name : maskName(row.name),
      type: row.type,
      status: row.status,
      registered_at: row.registeredAt.toISOString(),
      identity: identityOf(row, config),
      erased_on: row.erasedOn,
      sanction: await presentSanction(db, row, now),
      withdrawal: await presentWithdrawal(db, id),
      termination_waits: await terminationWaits(db, id),
      profile: isShown ? await presentProfile(db, row, clock.today()) : null,
      ...(await presentOrders(db, id)),
      courses: await presentCourses(db, id),
      sessions: await presentSessions(db, id, now),
    },
  }
})

const restrictMember = defineDeskHandler(contract.restrictMember, async (call) => {
  const { cause, reason, until } = call.body
  const act = { by: call.operator, cause, reason, ...(until === null ? {} : { until: endOfDay(until) }) }
  await work.restrictMember(call, call.params, act)
  return { content: {} }
})

const restoreMember = defineDeskHandler(contract.restoreMember, async (call) => {
  await work.restoreMember(call, call.params, { by: call.operator, ...call.body })
  return { content: {} }
})

const terminateMember = defineDeskHandler(contract.terminateMember, async (call) => {
  await askTermination(call, call.params, { by: call.operator, ...call.body })
  return { content: {} }
})

const recordObjection = defineDeskHandler(contract.recordObjection, async (call) => {
  await work.recordObjection(call, call.params, { by: call.operator, ...call.body })
  return { content: {} }
})

const answerObjection = defineDeskHandler(contract.answerObjection, async (call) => {
  await work.answerObjection(call, call.params, { by: call.operator, ...call.body })
  return { content: {} }
})

const endSession = defineDeskHandler(contract.endSession, async (call) => {
  await work.endSessions(call, call.params, { by: call.operator, session: call.params.session })
  return { content: {} }
})

const endSessions = defineDeskHandler(contract.endSessions, async (call) => {
  await work.endSessions(call, call.params, { by: call.operator })
  return { content: {} }
})

const exportMember = defineDeskHandler(contract.exportMember, async (call) => {
  await work.exportMember(call, call.params, { by: call.operator, ...call.body })
  return { content: {} }
})

export const memberHandlers: HandlersFor<typeof contract> = {
  memberList,
  memberDetail,
  restrictMember,
  restoreMember,
  terminateMember,
  recordObjection,
  answerObjection,
  endSession,
  endSessions,
  exportMember,
}
