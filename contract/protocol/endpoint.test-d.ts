import type { Endpoint } from './endpoint.ts'

/** Type test: the file compiles only while an endpoint without an area, or with an unknown one, is rejected. */
type Is<Expected extends boolean, Actual extends Expected> = Actual
type Accepts<Declaration> = Declaration extends Endpoint ? true : false

export type Whole = Is<true, Accepts<Endpoint & { readonly area: 'orders' }>>
export type WithoutArea = Is<false, Accepts<Omit<Endpoint, 'area'>>>
export type UnknownArea = Is<false, Accepts<Omit<Endpoint, 'area'> & { readonly area: 'elsewhere' }>>
