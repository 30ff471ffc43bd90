import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { drawCertificate } from '../../server/api/certificates/certificate-pdf.ts'

const folder = fileURLToPath(new URL('../../.cache/foreign/documents', import.meta.url))

/** What qpdf says of a PDF; nothing when its syntax and streams are right. */
function checkPdf(bytes: Buffer): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'checked.pdf')
  writeFileSync(file, bytes)
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}

const certificate = {
  number: 'C-20261121-7QK2M9XD',
  name: '김하늘',
  title: '정맥주사와 채혈, 처음부터 끝까지',
  lessons: 8,
  completedOn: '2026-11-20',
  issuedOn: '2026-11-21',
}

for (const locale of ['ko', 'en'] as const) {
  test(`qpdf finds nothing in certificates: ${locale}`, async () => {
    for (const proof of [undefined, 'https://shop.example/certificate#token=proof'])
      for (const name of [certificate.name, 'Maximiliane Charlotte Elisabeth Featherstonehaugh-Wrottesley'])
        expect(checkPdf(await drawCertificate({ ...certificate, name }, locale, proof))).toBe('')
  })
}

test('qpdf finds a certificate that is cut off', async () => {
  const whole = await drawCertificate(certificate, 'ko', undefined)
  expect(checkPdf(whole.subarray(0, whole.length - 200))).toContain('damaged')
})
