import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { companyIn } from '../../contract/content-files/company-in.ts'
import type { Locale } from '../../contract/values/locale.ts'
import { drawCertificate } from '../../server/api/certificates/certificate-pdf.ts'
import { diskFolder } from '../../server/content/content-folder.ts'
import { readContent } from '../../server/content/read.ts'

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
  isNameStated: false,
}

function sender(locale: Locale) {
  const { content } = readContent(diskFolder(fileURLToPath(new URL('../../content', import.meta.url))))
  if (!content) throw new Error('the bundled content has faults')
  return { company: companyIn(content.company, locale), brand: content.brand }
}

for (const locale of ['ko', 'en'] as const) {
  test(`qpdf finds nothing in certificates: ${locale}`, async () => {
    for (const proof of [undefined, 'https://shop.example/certificate#token=proof'])
      for (const name of [certificate.name, 'Maximiliane Charlotte Elisabeth Featherstonehaugh-Wrottesley'])
        expect(checkPdf(await drawCertificate({ ...certificate, name }, sender(locale), locale, proof))).toBe('')
  })
}

test('qpdf finds a certificate that is cut off', async () => {
  const whole = await drawCertificate(certificate, sender('ko'), 'ko', undefined)
  expect(checkPdf(whole.subarray(0, whole.length - 200))).toContain('damaged')
})
