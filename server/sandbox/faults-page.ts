import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import type { Faults } from '../lib/faults.ts'
import { isKnownCode } from '../lib/known-codes.ts'
import { readJson } from './forms.ts'

const calls = new Set([...endpoints, ...deskEndpoints].map(({ name }) => name))

const askedSchema = v.object({
  call: v.pipe(
    v.string(),
    v.check((name) => calls.has(name), 'must be the name of a call'),
  ),
  code: v.custom<AnyErrorCode>(isKnownCode, 'must be an error code'),
})

/**
 * `POST {"call": "password-login", "code": "PR10006500"}` makes the next such call in this process answer that code.
 * `GET` lists the pending faults, `DELETE` clears them.
 */
export function faultsPage(faults: Faults): Hono {
  const page = new Hono()
  page.get('/', (c) => c.json({ armed: faults.armed() }))
  page.delete('/', (c) => {
    faults.clear()
    return c.json({ armed: {} })
  })
  page.post('/', async (c) => {
    const asked = await readJson(c, askedSchema)
    if (!asked) throw new HTTPException(400, { message: 'send JSON' })
    faults.arm(asked.call, asked.code)
    return c.json({ armed: asked.call })
  })
  return page
}
