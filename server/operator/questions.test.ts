import { expect, test } from 'vitest'
import { readArguments } from '#scripts/ops/arguments.ts'
import { type Command, readRequest, UsageError } from '#scripts/ops/commands.ts'
import { inquiryHandlers } from '#scripts/ops/inquiries.ts'
import { memberHandlers } from '#scripts/ops/members.ts'
import { operatorHandlers } from '#scripts/ops/operators.ts'
import { orderHandlers } from '#scripts/ops/orders.ts'
import { reviewHandlers } from '#scripts/ops/reviews.ts'
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
const records = await services.db.$count(operatorRecords)
const handlers = { ...orderHandlers, ...memberHandlers, ...inquiryHandlers, ...reviewHandlers, ...operatorHandlers }

/** Arguments of each command that changes something; `reads` for the others. */
const commandArguments: Record<Command, 'reads' | readonly string[]> = {
  'orders list': 'reads',
  'orders to-ship': 'reads',
  'orders show': 'reads',
  'orders cancel': [number, '--reason', 'asked by phone'],
  'orders refund': [number, '--reason', 'asked by phone', '--amount', '1000'],
  'orders ship': [number, '--carrier', 'Hanjin', '--tracking', '4711'],
  'members list': 'reads',
  'members show': 'reads',
  'members restrict': [userid, '--reason', 'resold', '--cause', 'breach'],
  'members restore': [userid, '--reason', 'a mistake'],
  'members objection': [userid, '--reason', 'a letter'],
  'members terminate': [userid, '--reason', 'resold', '--cause', 'fraud'],
  'inquiries list': 'reads',
  'inquiries show': 'reads',
  'inquiries answer': ['1', '--text', 'Yes, it does.'],
  'reviews list': 'reads',
  'reviews show': 'reads',
  'reviews answer': ['1', '--text', 'Thank you.'],
  'reviews hide': ['1', '--reason', 'insults'],
  'reviews restore': ['1', '--reason', 'a mistake'],
  'operators list': 'reads',
  'operators invite': ['lee', '--roles', 'support,money'],
  'operators remove': ['park'],
  'record check': 'reads',
  'backup make': 'reads',
  'backup check': 'reads',
  'backup restore': 'reads',
  'requests show': 'reads',
  'payments stuck': 'reads',
  'refunds stuck': 'reads',
  'mails stuck': 'reads',
  retention: 'reads',
  speed: 'reads',
  banks: 'reads',
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
    deskOrigin: 'http://desk.practicum.localhost:3000',
  })
}

test.each(changes)('$name changes nothing before the operator has said yes', async ({ name, args }) => {
  await expect(run(name, args)).rejects.toThrow(new OperatorError('Nobody is there to ask: say --yes to change it.'))
  expect(await services.db.$count(operatorRecords)).toBe(records)
  expect((await showOrder(services, number)).order.status).toBe('pending')
})

test.each(['members restrict', 'members terminate'] as const)(
  '%s lists the causes when it gets another',
  async (name) => {
    await expect(run(name, [userid, '--reason', 'resold', '--cause', 'nonsense', '--yes'])).rejects.toThrow(
      new UsageError(
        '--cause: must be one of fraud, false_information, shared_credentials, breach. ' +
          `See "npm run ops -- ${name} --help".`,
      ),
    )
  },
)

test.each<[what: string, args: readonly string[], reason: string]>([
  ['is missing', ['--file', '/nowhere/answer.txt'], '--file: /nowhere/answer.txt: there is no such file or folder.'],
  ['is a folder', ['--file', '/'], '--file: /: it is a folder; name a file.'],
  ['comes with a text', ['--file', '/nowhere/answer.txt', '--text', 'Yes.'], 'Give either --text or --file, not both.'],
])('inquiries answer says so when the file of the answer %s', async (_, args, reason) => {
  await expect(run('inquiries answer', ['1', ...args, '--yes'])).rejects.toThrow(new UsageError(reason))
})
