import { html, raw } from 'hono/html'
import type { Locale } from '#contract/values/locale.ts'
import { renderWindowDocument, windowPolicy } from '#server/lib/window-document.ts'
import type { PaymentWindow } from './port.ts'

const messages = {
  ko: {
    title: '결제',
    wait: '결제창을 여는 중이에요.',
    failed: '결제창을 열지 못했어요.',
    back: '주문서로 돌아가기',
  },
  en: {
    title: 'Payment',
    wait: 'Opening the payment window.',
    failed: 'The payment window did not open.',
    back: 'Back to the order form',
  },
} as const

/**
 * The page that runs a provider's script. `script` reads the provider's data as JSON from `input`, and from `failed`
 * where to go when the window does not open.
 */
export async function scriptPage(page: {
  readonly locale: Locale
  readonly sdk: string
  readonly script: string
  readonly input: unknown
  /** Sources of the provider, for scripts, calls and frames. */
  readonly sources: { readonly script: string; readonly connect: string }
  readonly returnAddress: string
}): Promise<PaymentWindow> {
  const { locale, sdk, script, sources } = page
  const { title, wait, failed, back } = messages[locale]
  const policy = windowPolicy({
    script,
    formAction: 'https:',
    // Cards and banks open frames and forms whose hosts the provider chooses.
    provider: { ...sources, frame: 'https:' },
  })
  const gaveUp = new URL(page.returnAddress)
  gaveUp.searchParams.set('code', 'window')
  const document = await renderWindowDocument({
    locale,
    title,
    data: { input: JSON.stringify(page.input), failed },
    content: html`<p role="status">${wait}</p><p><a href="${gaveUp.href}">${back}</a></p><script src="${sdk}"></script><script>${raw(script)}</script>`,
  })
  return { kind: 'page', html: document, policy }
}
