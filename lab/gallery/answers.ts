import type { CDPSession } from '@playwright/test'
import { openQrLogin, type QrCode, qrLoginStatus } from '../../contract/accounts/qr-login.ts'
import { viewNotice } from '../../contract/content/notices.ts'
import type { Endpoint } from '../../contract/protocol/endpoint.ts'
import { sampleId, sampleMoment } from '../../tests/flows/samples/samples.ts'
import { callPattern } from '../../tests/support/browser/request-log.ts'

const qrCode: QrCode = {
  qr_id: sampleId,
  text: `https://app.practicum.example/qr/${sampleId}`,
  expires_at: new Date(Date.parse(sampleMoment) + 3 * 60_000).toISOString(),
}

/** Whether a call is answered only when something happens elsewhere. */
export function isLongCall(url: string): boolean {
  return callPattern(qrLoginStatus.name).test(url)
}

/** The addresses of a call, in the notation of the Fetch domain. */
function urlPattern({ path }: Pick<Endpoint, 'path'>): string {
  return `*/api${path.replace(/\{\w+\}/g, '*')}`
}

/**
 * Answers the calls of a page whose results differ from run to run. By the browser's protocol: Playwright's own routes
 * switch off the cache of files.
 * Source: chromedevtools.github.io, domain Fetch.
 */
export async function answerCalls(protocol: CDPSession): Promise<void> {
  protocol.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    // A view would raise the number that the next picture shows.
    if (callPattern(viewNotice.name).test(url)) {
      await protocol.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    }
    // The shop's own code is a new secret each time. Whether it was scanned stays unanswered.
    if (callPattern(openQrLogin.name).test(url)) {
      const body = Buffer.from(JSON.stringify({ status_code: 200, content: qrCode })).toString('base64')
      const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }]
      await protocol.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    }
  })
  const patterns = [viewNotice, openQrLogin, qrLoginStatus].map((call) => ({ urlPattern: urlPattern(call) }))
  await protocol.send('Fetch.enable', { patterns })
}
