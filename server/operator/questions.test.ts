import { expect, test } from 'vitest'
import { readArguments } from '#scripts/ops/arguments.ts'
import { type Command, readRequest, UsageError } from '#scripts/ops/commands.ts'
import { operatorHandlers } from '#scripts/ops/operators.ts'
import { soleOperatorHandlers } from '#scripts/ops/sole-operator.ts'
import { addMember } from '#tests/support/server/members.ts'
import { kim } from '#tests/support/server/operators.ts'
import { order, signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { addOperator } from './operators.ts'
import { OperatorError, showOrder } from './orders.ts'

const shop = await sampleShop()
const { services } = shop
const number = await order(shop, await signInBuyer(shop))
const { userid } = await addMember(shop)
await addOperator(services, { by: kim, name: 'park', roles: ['viewer'] })
const handlers = { ...soleOperatorHandlers, ...operatorHandlers }
const records = await services.db.$count(operatorRecords)

/** Arguments of each command that changes something; `reads` for the others. */
const commandArguments: Record<Command, 'reads' | readonly string[]> = {
  'orders refund': [number, '--reason', 'asked by phone', '--amount', '1000'],
  'members terminate': [userid, '--reason', 'resold', '--cause', 'fraud'],
  'operators list': 'reads',
  'operators invite': ['lee', '--roles', 'support,money'],
  'operators remove': ['park'],
  'record check': 'reads',
  'backup make': 'reads',
  'backup check': 'reads',
  'backup restore': 'reads',
  'requests show': 'reads',
  retention: 'reads',
  speed: 'reads',
}
const changes = Object.entries(commandArguments).flatMap(([name, args]) => (args === 'reads' ? [] : [{ name, args }]))

/** Runs a command as it is typed. */
async function run(name: string, args: readonly string[]): Promise<void> {
  const request = readRequest([...name.split(' '), ...args])
  if (request.kind === 'help') throw new Error(`${name} is a command`)
  const handler = Object.entries(handlers).find(([command]) => command === name)?.[1]
  if (!handler) throw new Error(`${name} has a handler`)
  await handler({
    services,
    withProviders: async () => services,
    options: request.options,
    args: readArguments(request),
    operator: kim,
    deskOrigin: 'http://desk.shop.localhost:3000',
  })
}

test.each(changes)('$name changes nothing before the operator has said yes', async ({ name, args }) => {
  await expect(run(name, args)).rejects.toThrow(new OperatorError('Nobody is there to ask: say --yes to change it.'))
  expect(await services.db.$count(operatorRecords)).toBe(records)
  expect((await showOrder(services, number)).order.status).toBe('pending')
})

test('members terminate lists the causes when it gets another', async () => {
  await expect(
    run('members terminate', [userid, '--reason', 'resold', '--cause', 'nonsense', '--yes']),
  ).rejects.toThrow(
    new UsageError(
      '--cause: must be one of fraud, false_information, shared_credentials, breach. ' +
        'See "npm run ops -- members terminate --help".',
    ),
  )
})

test('operators invite lists the roles when it gets another', async () => {
  await expect(run('operators invite', ['lee', '--roles', 'boss', '--yes'])).rejects.toThrow(
    new UsageError(
      '--roles: must be one of viewer, support, money, content, owner. See "npm run ops -- operators invite --help".',
    ),
  )
})
