import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { type ErrorCode, isErrorCode } from '../../contract/protocol/code-catalogue.ts'
import type { Faults } from '../lib/faults.ts'
import { endpoints } from '../../contract/endpoints.ts'

const askedSchema = v.object({
  call: v.pipe(
    v.string(),
    v.check((name) => endpoints.some((endpoint) => endpoint.name === name), 'call must be the name of a call'),
  ),
  code: v.custom<ErrorCode>(isErrorCode, 'code must be an error code'),
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
    // Other sites cannot send JSON here: their browsers send a preflight request, which is not answered.
    const isJson = c.req.header('Content-Type')?.startsWith('application/json')
    const asked = v.safeParse(askedSchema, isJson ? await c.req.json().catch(() => undefined) : undefined)
    if (!asked.success) throw new HTTPException(400, { message: asked.issues[0].message })
    faults.arm(asked.output.call, asked.output.code)
    return c.json({ armed: asked.output.call })
  })
  return page
}
