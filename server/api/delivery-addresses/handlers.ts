import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as contract from '#contract/orders/delivery-addresses.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { deliveryAddresses } from '#server/db/schema/delivery-addresses.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { findAddresses } from './find.ts'

/** A handler for each call of `contract/orders/delivery-addresses.ts`. */
export const deliveryAddressesHandlers = {
  addDeliveryAddress: defineHandler(contract.addDeliveryAddress, async ({ db, clock, member, body, apiError }) => ({
    content: await transact(db, async (tx) => {
      const { memberId } = member
      const known = await findAddresses(tx, memberId)
      if (known.some((each) => isSame(each, body))) return known
      if (known.length >= contract.deliveryAddressLimits.maxAddresses)
        throw apiError(codes.tooManyAddresses, 'There are ten addresses already. Delete one first.')
      const isDefault = body.is_default || known.length === 0
      if (isDefault) await dropDefault(tx, memberId)
      const id = randomUUID()
      await tx.insert(deliveryAddresses).values({ id, memberId, ...rowOf(body), isDefault, addedAt: clock.now() })
      return findAddresses(tx, memberId)
    }),
  })),
  changeDeliveryAddress: defineHandler(contract.changeDeliveryAddress, async ({ db, member, params, body }) => ({
    content: await transact(db, async (tx) => {
      const { memberId } = member
      const isOwn = and(eq(deliveryAddresses.id, params.id), eq(deliveryAddresses.memberId, memberId))
      if (body.is_default) await dropDefault(tx, memberId)
      const changed = await tx
        .update(deliveryAddresses)
        .set({ ...rowOf(body), isDefault: body.is_default })
        .where(isOwn)
        .returning({ id: deliveryAddresses.id })
      if (changed.length === 0) throw notFound('address')
      return withDefault(tx, memberId, params.id)
    }),
  })),
  deleteDeliveryAddress: defineHandler(contract.deleteDeliveryAddress, async ({ db, member, params }) => ({
    content: await transact(db, async (tx) => {
      const { memberId } = member
      const deleted = await tx
        .delete(deliveryAddresses)
        .where(and(eq(deliveryAddresses.id, params.id), eq(deliveryAddresses.memberId, memberId)))
        .returning({ id: deliveryAddresses.id })
      if (deleted.length === 0) throw notFound('address')
      return withDefault(tx, memberId, undefined)
    }),
  })),
  deliveryAddressList: defineHandler(contract.deliveryAddressList, async ({ db, member }) => ({
    content: await findAddresses(db, member.memberId),
  })),
} satisfies HandlersFor<typeof contract>

function rowOf({ name, postcode, address, address_detail: addressDetail }: contract.TypedAddress) {
  return { name, postcode, address, addressDetail }
}

function isSame(known: contract.DeliveryAddress, typed: contract.TypedAddress): boolean {
  return (['name', 'postcode', 'address', 'address_detail'] as const).every((field) => known[field] === typed[field])
}

async function dropDefault(tx: Transaction, memberId: string): Promise<void> {
  const isDefault = and(eq(deliveryAddresses.memberId, memberId), eq(deliveryAddresses.isDefault, true))
  await tx.update(deliveryAddresses).set({ isDefault: false }).where(isDefault)
}

/** The addresses, after the oldest one other than `except` has become the default where there is none. */
async function withDefault(
  tx: Transaction,
  memberId: string,
  except: string | undefined,
): Promise<contract.DeliveryAddress[]> {
  const left = await findAddresses(tx, memberId)
  if (left.some(({ is_default }) => is_default)) return left
  const next = left.find(({ id }) => id !== except) ?? left[0]
  if (!next) return left
  await tx.update(deliveryAddresses).set({ isDefault: true }).where(eq(deliveryAddresses.id, next.id))
  return findAddresses(tx, memberId)
}
