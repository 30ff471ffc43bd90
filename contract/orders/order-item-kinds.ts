import * as v from 'valibot'

/**
 * `subscription`: a pass; `access`: a course without an end; `goods`: what comes with a course; `rental` and
 * `purchase`: a device.
 */
export const orderItemKinds = ['subscription', 'access', 'goods', 'rental', 'purchase'] as const

export const orderItemKindSchema = v.picklist(orderItemKinds)
export type OrderItemKind = v.InferOutput<typeof orderItemKindSchema>

/** Kinds that are sent to the buyer. */
export const deliveredKinds = ['goods', 'rental', 'purchase'] as const satisfies readonly OrderItemKind[]

export function isDelivered(kind: OrderItemKind): boolean {
  const delivered: readonly OrderItemKind[] = deliveredKinds
  return delivered.includes(kind)
}
