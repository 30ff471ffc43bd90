import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import * as contract from '#contract/desk/orders.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { loadOrderParts } from '../api/purchase-history/find.ts'
import { readCompany } from '../db/company.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { orders } from '../db/schema/orders.ts'
import { notFound } from '../lib/any-call-errors.ts'
import { countToShip, findOrders, listGoods, listToShip, type OrderFilter } from '../operator/order-lists.ts'
import { findTrail } from '../operator/order-trail.ts'
import { changeAddress, noteOrder as note, readOrder, shipAsOperator } from '../operator/orders.ts'
import { recordAct } from '../operator/record.ts'
import { presentApprovals } from './approval-handlers.ts'
import { defineDeskHandler } from './define-desk-handler.ts'
import { drawLabels } from './label-sheet.ts'
import { presentBuyer, presentBuyerName, presentDeskOrder, presentListedOrder, shipDay } from './present-order.ts'

// Orders: lists, one with its trail, and what is sent.

const rowsOf = ({ page_index, page_size }: { readonly page_index: number; readonly page_size: number }) => ({
  limit: page_size,
  offset: (page_index - 1) * page_size,
})

const deskOrderList = defineDeskHandler(contract.deskOrderList, async ({ db, query, locale, operator }) => {
  const isPersonal = readsPersonalData(operator.roles)
  const { page_index: _, page_size: __, ...words } = query
  const filter: OrderFilter = { ...words, byIdAlone: !isPersonal }
  const { rows, total } = await findOrders(db, filter, rowsOf(query))
  const parts = await loadOrderParts(
    db,
    rows.map(({ order }) => order),
  )
  const userids = new Map(rows.map(({ order, userid }) => [order.number, userid]))
  return {
    content: parts.map((each) =>
      presentListedOrder(each, { userid: userids.get(each.order.number) ?? '', isPersonal, locale }),
    ),
    page_info: pageInfo(query, total),
  }
})

const deskOrderDetail = defineDeskHandler(contract.deskOrderDetail, async (call) => {
  const { db, clock, params, locale, operator } = call
  const isPersonal = readsPersonalData(operator.roles)
  const order = await readOrder(db, params.id)
  const subject = { kind: 'order', id: order.number } as const
  if (isPersonal) await transact(db, (tx) => recordAct(tx, clock.now(), { by: operator, act: 'read-order', subject }))
  const [parts] = await loadOrderParts(db, [order])
  const [member] = await db.select({ userid: members.userid }).from(members).where(eq(members.id, order.memberId))
  if (!parts || !member) throw new Error('an order has parts and a member')
  const approvals = isPersonal ? await presentApprovals(call, operator, { orderNumber: order.number }) : []
  return {
    content: presentDeskOrder(parts, await findTrail(db, order.number), {
      userid: member.userid,
      isPersonal,
      locale,
      approvals,
    }),
  }
})

const toShipList = defineDeskHandler(contract.toShipList, async ({ db, clock, query, locale, operator }) => {
  const isPersonal = readsPersonalData(operator.roles)
  const [rows, total] = await Promise.all([listToShip(db, rowsOf(query)), countToShip(db)])
  return {
    content: rows.map(({ number, paidAt, buyer, things }) => {
      const since = paidAt ?? clock.now()
      return {
        order_number: number,
        paid_at: since.toISOString(),
        due_on: shipDay(since),
        buyer_name: presentBuyerName({ buyer }, isPersonal),
        buyer: presentBuyer({ buyer }, isPersonal),
        things: things.map(({ name, quantity }) => ({ name: name[locale], quantity })),
      }
    }),
    page_info: pageInfo(query, total),
  }
})

const shipOrders = defineDeskHandler(contract.shipOrders, async (call) => {
  const content: { order_number: string; refusal: contract.ShipRefusal | null }[] = []
  // One after another: each is an act of its own in the record.
  for (const { order_number, carrier, tracking_no: trackingNumber } of call.body.parcels) {
    const step = { kind: 'shipped', carrier, trackingNumber } as const
    const refusal = await refusalOf(shipAsOperator(call, order_number, step, call.operator))
    content.push({ order_number, refusal })
  }
  return { content }
})

/** Why a parcel was not recorded; null when it was. Rethrows what an operator cannot change. */
async function refusalOf(work: Promise<void>): Promise<contract.ShipRefusal | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof ApiError && v.is(contract.shipRefusalSchema, error.code)) return error.code
    throw error
  }
}

const deliverOrder = defineDeskHandler(contract.deliverOrder, async (call) => {
  const step = { kind: 'delivered', on: call.body.delivered_on } as const
  await shipAsOperator(call, call.params.id, step, call.operator)
  return { content: {} }
})

const returnOrder = defineDeskHandler(contract.returnOrder, async (call) => {
  await shipAsOperator(call, call.params.id, { kind: 'returned' }, call.operator)
  return { content: {} }
})

const orderLabels = defineDeskHandler(contract.orderLabels, async ({ db, clock, query: { numbers }, operator }) => {
  const [rows, goods] = await Promise.all([
    db.select().from(orders).where(inArray(orders.number, numbers)),
    listGoods(db, numbers),
  ])
  const wanted = numbers.flatMap((number) => rows.filter((row) => row.number === number))
  if (wanted.length === 0) throw notFound('order')
  await transact(db, async (tx) => {
    for (const { number: id } of wanted)
      await recordAct(tx, clock.now(), { by: operator, act: 'read-order', subject: { kind: 'order', id } })
  })
  const company = await readCompany(db, 'ko')
  const file = await drawLabels(
    wanted.map(({ number, buyer }) => ({
      ...buyer,
      orderNumber: number,
      // Parcel services read Korean.
      things: goods
        .filter(({ orderNumber }) => orderNumber === number)
        .map(({ name, quantity }) => ({ name: name.ko, quantity })),
    })),
    company,
  )
  return {
    file: {
      name: 'labels.pdf',
      type: 'application/pdf',
      size: file.length,
      stream: new Response(new Uint8Array(file)).body ?? new ReadableStream(),
    },
  }
})

const changeDeliveryAddress = defineDeskHandler(contract.changeDeliveryAddress, async (call) => {
  const { address_detail: addressDetail, ...buyer } = call.body
  await changeAddress(call, call.params.id, { by: call.operator, buyer: { ...buyer, addressDetail } })
  return { content: {} }
})

const noteOrder = defineDeskHandler(contract.noteOrder, async (call) => {
  await note(call, call.params.id, { by: call.operator, note: call.body.note })
  return { content: {} }
})

export const deskOrderHandlers: HandlersFor<typeof contract> = {
  deskOrderList,
  deskOrderDetail,
  toShipList,
  shipOrders,
  deliverOrder,
  returnOrder,
  orderLabels,
  changeDeliveryAddress,
  noteOrder,
}
