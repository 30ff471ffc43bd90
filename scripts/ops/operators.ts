import * as v from 'valibot'
import { operatorNameSchema } from '../../contract/desk/operators.ts'
import { roleSchema, roles } from '../../contract/desk/roles.ts'
import { invitationAddress } from '../../server/desk/invitation-address.ts'
import {
  addOperator,
  changeOperatorRoles,
  inviteOperatorAgain,
  listOperators,
  removeOperator,
} from '../../server/operator/operators.ts'
import { OperatorError } from '../../server/operator/orders.ts'
import { checkRecords } from '../../server/operator/record.ts'
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
  await confirmChange(`Make a link by which ${name} registers a passkey?`, options)
  if (isKnown && wanted !== undefined)
    await changeOperatorRoles(services, (await findOperator(desk, name)).id, { by, roles: wanted })
  const invitation = isKnown
    ? await inviteOperatorAgain(services, (await findOperator(desk, name)).id, { by })
    : await addOperator(services, { by, name, roles: wanted ?? [] })
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

const checkRecordCommand: Handler = async ({ services, options }) => {
  const checked = await checkRecords(services.db)
  if (checked.broken !== undefined) {
    throw new OperatorError(
      `The record does not fit at row ${checked.broken}: it, or the row before it, was changed, added or taken out.`,
    )
  }
  print(options, checked, () => `${checked.rows} rows fit together.`)
}

export const operatorHandlers = {
  'operators list': listOperatorsCommand,
  'operators invite': inviteCommand,
  'operators remove': removeCommand,
  'record check': checkRecordCommand,
}
