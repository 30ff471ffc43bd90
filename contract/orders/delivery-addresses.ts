import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { filledLine } from '../values/text.ts'
import { buyerSchema } from './checkout.ts'

// Delivery addresses that a member has named, for the order form: this shop's addition to section 7 of the specification.

export const deliveryAddressLimits = { maxAddresses: 10, maxNameLength: 20 } as const

const { postcode, address, address_detail } = buyerSchema.entries

/** An address as the member types it. The forms validate with this schema too. */
export const typedAddressSchema = v.object({
  /** The member's own name for it. */
  name: filledLine(deliveryAddressLimits.maxNameLength, 'a name for the address'),
  postcode,
  address,
  address_detail,
  /** Whether the order form begins with it. The first address of a member always is. */
  is_default: v.boolean(),
})
export type TypedAddress = v.InferOutput<typeof typedAddressSchema>

const addressId = v.pipe(v.string(), v.uuid())

const deliveryAddressSchema = v.object({
  id: addressId,
  name: v.string(),
  postcode: v.string(),
  address: v.string(),
  address_detail: v.string(),
  is_default: v.boolean(),
})
export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>

const call = {
  area: 'profile',
  /** All addresses of the member, the default one first, then in the order in which they were added. */
  content: v.array(deliveryAddressSchema),
  access: 'member',
} as const

export const deliveryAddressList = defineEndpoint({
  ...call,
  name: 'delivery-address-list',
  summary: 'Delivery addresses of the member',
  method: 'GET',
  path: '/v1/member/my/address',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Adds an address. The same address under the same name again adds nothing. `PR20014409` beyond ten addresses. */
export const addDeliveryAddress = defineEndpoint({
  ...call,
  name: 'add-delivery-address',
  summary: 'Adds a delivery address of the member',
  method: 'POST',
  path: '/v1/member/my/address',
  body: typedAddressSchema,
  success: 201,
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.tooManyAddresses],
})

/** Changes an address. Another one becomes the default when this one is no longer. */
export const changeDeliveryAddress = defineEndpoint({
  ...call,
  name: 'change-delivery-address',
  summary: 'Changes a delivery address of the member',
  method: 'PUT',
  path: '/v1/member/my/address/{id}',
  params: v.object({ id: addressId }),
  body: typedAddressSchema,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Deletes an address. The oldest of the others becomes the default. */
export const deleteDeliveryAddress = defineEndpoint({
  ...call,
  name: 'delete-delivery-address',
  summary: 'Deletes a delivery address of the member',
  method: 'DELETE',
  path: '/v1/member/my/address/{id}',
  params: v.object({ id: addressId }),
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
