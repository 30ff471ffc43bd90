import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { limits } from '#contract/values/limits.ts'
import { findUnstorableText } from '#contract/values/storable-text.ts'
import { hashSecret, isSecretOf, newSecret } from '../lib/secrets.ts'
import type { Markup } from './page.ts'

const cookieName = 'sandbox-xsrf'
const fieldName = 'xsrf'

/** The hidden field of the form's anti-forgery pair. The other part is a cookie that other sites do not send. */
export function antiForgeryField(c: Context): Markup {
  const token = getCookie(c, cookieName) ?? newSecret()
  setCookie(c, cookieName, token, { path: '/sandbox', httpOnly: true, sameSite: 'Lax', maxAge: limits.cookieSeconds })
  return html`<input type="hidden" name="${fieldName}" value="${token}">`
}

/**
 * Fields of a submitted sandbox form; a repeated field is a list. Throws 403 when another site may have sent the form,
 * and 400 when it is invalid.
 */
export async function readForm<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { [fieldName]: token, ...fields } = await c.req.parseBody({ all: true })
  const cookie = getCookie(c, cookieName)
  if (typeof token !== 'string' || cookie === undefined || !isSecretOf(token, hashSecret(cookie))) {
    throw new HTTPException(403, { message: 'this form was not made here, or long ago' })
  }
  const unstorable = findUnstorableText(fields)
  if (unstorable !== undefined) {
    throw new HTTPException(400, { message: `${unstorable}: it holds a character that cannot be stored` })
  }
  return parse(schema, fields)
}

/**
 * Reads what a program asks as JSON; undefined when the request is a form. Other sites cannot send JSON here: their
 * browsers send a preflight request, which is not answered. Throws 400 when it is invalid.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  if (c.req.header('Content-Type')?.startsWith('application/json') !== true) return undefined
  return parse(schema, await c.req.json().catch(() => undefined))
}

function parse<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new HTTPException(400, { message: `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}` })
}

/**
 * What was typed into the form of a window, for the page that follows: in a cookie until the browser closes, so that no
 * address contains it. `name` is the window's last path segment.
 */
export function readTyped(c: Context, name: string): string | undefined {
  return getCookie(c, `sandbox-${name}`)
}

/** Stores what was typed, or deletes it when it is undefined. */
export function saveTyped(c: Context, name: string, typed: string | undefined): void {
  const options = { path: `/sandbox/${name}`, httpOnly: true, sameSite: 'Lax' } as const
  if (typed === undefined) deleteCookie(c, `sandbox-${name}`, options)
  else setCookie(c, `sandbox-${name}`, typed, options)
}
