import { memberStatusSchema } from '#contract/desk/members.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { listMembers, showMember } from '#server/operator/find.ts'
import { recordObjection, restoreMember, restrictMember, terminateMember } from '#server/operator/members.ts'
import { formatPairs } from './columns.ts'
import type { Handler } from './handler.ts'
import { confirmChange, formatRow, formatSection, print, printRows } from './output.ts'

const listMembersCommand: Handler = async ({ services, options, args: { optional, limit } }) => {
  const status = optional('status', memberStatusSchema)
  const { search } = options
  const rows = await listMembers(services, {
    limit: limit(20),
    ...(status ? { status } : {}),
    ...(search === undefined ? {} : { search }),
  })
  printRows(
    options,
    rows.map(({ id: _, ...row }) => row),
  )
}

const showMemberCommand: Handler = async ({ services, options, args: { userid } }) => {
  const shown = await showMember(services, userid())
  print(options, shown, () =>
    [
      formatPairs(formatRow(shown.member)),
      formatSection('Orders', shown.orders),
      formatSection(
        'What operators did',
        shown.actions.map(({ details, ...action }) => ({ ...action, details: JSON.stringify(details) })),
      ),
    ].join('\n\n'),
  )
}

const restrictMemberCommand: Handler = async ({ services, options, operator, args }) => {
  const userid = args.userid()
  const lastDay = args.optional('until', daySchema)
  const until = lastDay === undefined ? undefined : endOfDay(lastDay)
  const act = { by: operator, reason: args.reason(), cause: args.cause(), ...(until ? { until } : {}) }
  await confirmChange(`Restrict the member ${userid}?`, options)
  await restrictMember(services, userid, act)
  const done = { userid, status: 'restricted', until: lastDay ?? null }
  print(options, done, () => formatPairs(done))
}

const restoreMemberCommand: Handler = async ({ services, options, operator, args }) => {
  const userid = args.userid()
  const act = { by: operator, reason: args.reason() }
  await confirmChange(`Restore the member ${userid}?`, options)
  await restoreMember(services, userid, act)
  const done = { userid, status: 'active' }
  print(options, done, () => formatPairs(done))
}

const recordObjectionCommand: Handler = async ({ services, options, operator, args }) => {
  const userid = args.userid()
  const act = { by: operator, reason: args.reason() }
  await confirmChange(`Record an objection of the member ${userid}?`, options)
  await recordObjection(services, userid, act)
  const { member } = await showMember(services, userid)
  print(options, member, () => formatPairs(formatRow(member)))
}

const terminateMemberCommand: Handler = async ({ services, options, operator, args }) => {
  const userid = args.userid()
  const act = { by: operator, reason: args.reason(), cause: args.cause() }
  await confirmChange(`Terminate the membership of ${userid} for good?`, options)
  await terminateMember(services, userid, act)
  const done = { userid, status: 'terminated' }
  print(options, done, () => formatPairs(done))
}

export const memberHandlers = {
  'members list': listMembersCommand,
  'members show': showMemberCommand,
  'members restrict': restrictMemberCommand,
  'members restore': restoreMemberCommand,
  'members objection': recordObjectionCommand,
  'members terminate': terminateMemberCommand,
}

/** Returns the end of a day in Korean time. */
function endOfDay(lastDay: string): Date {
  return new Date(Date.parse(`${lastDay}T00:00:00+09:00`) + 24 * 60 * 60 * 1000)
}
