import * as v from 'valibot'
import { type AnswerOf, type CallInput, defineEndpoint, type Endpoint, type Page } from './endpoint.ts'

/** Type test: the file compiles only while each line holds. */
type Is<Expected extends boolean, Actual extends Expected> = Actual
type Accepts<Declaration> = Declaration extends Endpoint ? true : false

export type Whole = Is<true, Accepts<Endpoint & { readonly area: 'orders' }>>
export type WithoutArea = Is<false, Accepts<Omit<Endpoint, 'area'>>>
export type UnknownArea = Is<false, Accepts<Omit<Endpoint, 'area'> & { readonly area: 'elsewhere' }>>

const call = { name: 'n', area: 'orders', summary: 's', method: 'POST', path: '/v1/{id}', codes: [] } as const
const content = v.object({ total: v.number() })
const bare = defineEndpoint({ ...call, content })
const filtered = defineEndpoint({ ...call, query: v.object({ title: v.optional(v.string()) }), content })
const whole = defineEndpoint({
  ...call,
  params: v.object({ id: v.number() }),
  query: v.object({ day: v.string() }),
  body: v.object({ note: v.optional(v.string()) }),
  content: v.array(content),
  paged: true,
})

/** Whether the compiler takes an input for a call. */
type Takes<E extends Endpoint, Input> = Input extends CallInput<E> ? true : false
type Parts = { params: { id: number }; query: { day: string }; body: object }

export type NoPart = Is<true, Takes<typeof bare, object>>
export type OptionalQuery = Is<true, Takes<typeof filtered, object> & Takes<typeof filtered, { query: { title: 'a' } }>>
export type AllParts = Is<true, Takes<typeof whole, Parts>>
export type LackedParams = Is<false, Takes<typeof whole, Omit<Parts, 'params'>>>
export type LackedQuery = Is<false, Takes<typeof whole, Omit<Parts, 'query'>>>
export type LackedBody = Is<false, Takes<typeof whole, Omit<Parts, 'body'>>>
export type UndeclaredPart = Is<false, 'params' | 'query' | 'body' extends keyof CallInput<typeof bare> ? true : false>

type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false
export type Content = Is<true, Equal<AnswerOf<typeof bare>, { total: number }>>
export type PagedContent = Is<true, Equal<AnswerOf<typeof whole>, Page<{ total: number }[]>>>
