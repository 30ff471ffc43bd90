import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import type { Locale } from '#contract/values/locale.ts'

interface WindowDocument {
  readonly locale: Locale
  readonly title: string
  /** What the page's script reads from `document.body.dataset`. */
  readonly data?: Readonly<Record<string, string>>
  /** What stands in the head behind the title. */
  readonly head?: unknown
  readonly content: unknown
}

/** Renders a page for a window of its own, such as a provider's: without the shop's frame, styles and scripts. */
export async function renderWindowDocument({ locale, title, data = {}, head = '', content }: WindowDocument) {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  const document =
    await html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${head}</head><body${attributes}>${content}</body></html>`
  return document.toString()
}

interface WindowPolicy {
  /** Text of the inline script. */
  readonly script?: string
  readonly formAction?: string
  /** Sources of the provider whose script runs on the page. */
  readonly provider?: { readonly script: string; readonly connect?: string; readonly frame: string }
}

/**
 * Content-Security-Policy of such a page: it runs the inline script and loads nothing but the shop's icon, and no text
 * becomes markup or script. A provider's script may also set styles, show pictures, and reach the sources given.
 */
export function windowPolicy({ script, formAction = "'none'", provider }: WindowPolicy = {}): string {
  const hash = script === undefined ? undefined : createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    ...(hash === undefined ? [] : [`script-src 'sha256-${hash}'${provider ? ` ${provider.script}` : ''}`]),
    // Firefox asks the policy before it shows the shop's icon in the tab.
    `img-src ${provider ? 'https: data:' : "'self'"}`,
    ...(provider ? ["style-src 'unsafe-inline'", `frame-src ${provider.frame}`] : []),
    ...(provider?.connect === undefined ? [] : [`connect-src ${provider.connect}`]),
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts of providers write markup and load scripts by address.
    ...(provider ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
}
