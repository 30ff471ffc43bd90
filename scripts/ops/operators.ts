import * as v from 'valibot'
import { operatorNameSchema } from '#contract/desk/operators.ts'
import { roleSchema, roles } from '#contract/desk/roles.ts'
import { emailSchema } from '#contract/values/contact.ts'
import { checkRecords, type RecordFinding, readRecordHead } from '#server/db/operator-record.ts'
import { invitationAddress } from '#server/desk/invitation-address.ts'
import {
  addOperator,
  changeOperatorRoles,
  inviteOperatorAgain,
  listOperators,
  removeOperator,
} from '#server/operator/operators.ts'
import { OperatorError } from '#server/operator/orders.ts'
import { formatPairs, koreanTime } from './columns.ts'
import type { Desk, Handler } from './handler.ts'
import { confirmChange, print, printRows } from './output.ts'

const rolesSchema = v.pipe(
  v.string('is missing'),
  v.transform((text) => text.split(',')),
  v.array(roleSchema),
)

const listOperatorsCommand: Handler = async ({ services, options }) => {
  const rows = await listOperators(services.db)
  printRows(
    options,
    rows.map(({ id: _, roles: own, ...row }) => ({ ...row, roles: own.join(', ') })),
  )
}

/** The operator of a name. Throws an {@link OperatorError} when there is none. */
async function findOperator({ services }: Desk, name: string) {
  const found = (await listOperators(services.db)).find((each) => each.name === name)
  if (!found) throw new OperatorError(`There is no operator ${name}.`)
  return found
}

const inviteCommand: Handler = async (desk) => {
  const { services, options, operator: by, args, deskOrigin } = desk
  const name = args.read('NAME', operatorNameSchema, args.subject)
  const wanted = args.optional('roles', rolesSchema)
  if (deskOrigin === undefined) throw new OperatorError('This shop has no desk: set DESK_ORIGIN, and restart it.')
  const isKnown = (await listOperators(services.db)).some((each) => each.name === name)
  if (!isKnown && wanted === undefined) {
    throw new OperatorError(`There is no operator ${name}. Say which roles to give: --roles ${roles.join(',')}`)
  }
  await confirmChange(
    isKnown
      ? `End the passkeys and sessions of ${name}, and make a link for a new passkey?`
      : `Make a link by which ${name} registers a passkey?`,
    options,
  )
  if (isKnown && wanted !== undefined)
    await changeOperatorRoles(services, (await findOperator(desk, name)).id, { by, roles: wanted })
  const invitation = isKnown
    ? await inviteOperatorAgain(services, (await findOperator(desk, name)).id, { by })
    : await addOperator(services, { by, name, roles: wanted ?? [], email: args.optional('email', emailSchema) ?? null })
  const done = {
    operator: name,
    link: invitationAddress(deskOrigin, invitation.secret),
    'works until': koreanTime(invitation.expiresAt),
  }
  print(options, done, () => formatPairs(done))
}

const removeCommand: Handler = async (desk) => {
  const { services, options, operator: by, args } = desk
  const name = args.read('NAME', operatorNameSchema, args.subject)
  const { id } = await findOperator(desk, name)
  await confirmChange(`End the sessions of ${name}, and delete the passkeys?`, options)
  await removeOperator(services, id, { by })
  const done = { operator: name, status: 'removed' }
  print(options, done, () => formatPairs(done))
}

const headSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}:[\w-]{43}$/, 'is no end of the record, such as the log and the mails have it'),
  v.transform((text) => {
    const [position = '', hash = ''] = text.split(':')
    return { position: Number(position), hash }
  }),
)

const findingTexts: Readonly<Record<RecordFinding['kind'], string>> = {
  changed: 'the row, or the one before it, was changed, added or taken out',
  'wrong-seal': 'the row was written by somebody without the key of its seal',
  'unknown-key': 'the key of the seal is missing here; add it to RECORD_KEYS, then check again',
  unsealed: 'rows from here on have no seal; an earlier version of the shop, or somebody without the key, wrote them',
  'rows-before-missing': 'rows before this one were deleted, and not by the shop',
  'rows-behind-missing': 'rows behind this one were deleted',
  'details-missing': 'the details of the row were deleted, and not by the shop',
}

/** What does not fit, a line for each finding. */
function describeFindings(findings: readonly RecordFinding[]): string {
  const most = 20
  const lines = findings.slice(0, most).map(({ kind, position }) => `Row ${position}: ${findingTexts[kind]}.`)
  return [...lines, ...(findings.length > most ? [`${findings.length - most} more.`] : [])].join('\n')
}

const checkRecordCommand: Handler = async ({ services, options, args }) => {
  const kept = args.optional('head', headSchema)
  const checked = await checkRecords(services.db, kept ? [kept] : [])
  if (checked.findings.length > 0)
    throw new OperatorError(`The record does not fit.\n${describeFindings(checked.findings)}`)
  const now = await readRecordHead(services.db)
  const head = now ? `${now.position}:${now.hash}` : null
  const told = { rows: checked.rows, head, sealedFrom: now?.sealedFrom ?? null }
  print(options, told, () =>
    [
      `${checked.rows} rows fit together. The record ends at ${head ?? 'no row'}.`,
      `The first row with a seal is ${told.sealedFrom ?? 'none'}: it stays the same until its three years are over.`,
    ].join('\n'),
  )
}

export const operatorHandlers = {
  'operators list': listOperatorsCommand,
  'operators invite': inviteCommand,
  'operators remove': removeCommand,
  'record check': checkRecordCommand,
}
