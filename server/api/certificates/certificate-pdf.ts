import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Brand } from '#contract/values/brand.ts'
import type { Company } from '#contract/values/company.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { SchemeColors } from '#contract/values/theme-colors.ts'
import { drawLogo } from '#server/lib/draw-logo.ts'
import { drawText, type PdfText } from '#server/lib/pdf-text.ts'
import type { CertificateRow } from './find.ts'

type PrintedCertificate = Pick<
  CertificateRow,
  'number' | 'name' | 'isNameStated' | 'lessons' | 'completedOn' | 'issuedOn'
> & {
  readonly title: string
}

const texts = {
  ko: {
    heading: '수료증',
    says: '위 사람은 아래 과정의 모든 수업을 마쳤습니다.',
    lessons: (count: number) => `수업 ${count}개`,
    stated: '이름은 회원이 밝힌 대로입니다.',
    completed: '수료일',
    issued: '발급일',
    number: '번호',
    code: '이 수료증을 확인하는 주소의 QR 코드',
    proof: '이 주소에서 확인할 수 있습니다.',
  },
  en: {
    heading: 'Certificate of completion',
    says: 'has finished every lesson of this course.',
    lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
    stated: 'The name is as stated by the member.',
    completed: 'Completed on',
    issued: 'Issued on',
    number: 'Number',
    code: 'QR code of the address that proves this certificate',
    proof: 'Check this certificate at this address.',
  },
} as const

/** Size of A4 in landscape, and its margin, in points. */
const [width, height, margin] = [841.89, 595.28, 64]
const logoHeight = 31

/**
 * A page in A4 with embedded fonts, tagged for screen readers (ISO 32000-1, 14.8). `proof` is the address that proves
 * it. Throws `UndrawableText` for a name or title with a letter that no font draws.
 */
export async function drawCertificate(
  certificate: PrintedCertificate,
  { company, brand }: { readonly company: Company; readonly brand: Brand },
  locale: Locale,
  proof: string | undefined,
): Promise<Buffer> {
  const text = texts[locale]
  const { logo } = brand
  const colors = brand.colors.light
  const drawnLogo = await drawLogo(logo.light, logoHeight * 6)
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: `${text.heading}: ${certificate.title}`, Author: company.legal_name },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))

  const structure = document.struct('Document')
  document.addStructure(structure)
  drawArtifact(document, () => {
    document.rect(0, 0, width, height).fill(colors.paper)
    document.image(drawnLogo, margin, margin - 4, { height: logoHeight })
  })
  const write = (
    words: string,
    { isHeading = false, ...style }: Omit<PdfText, 'width'> & { readonly isHeading?: boolean },
  ) => {
    let bottom = style.y
    const draw = () => {
      bottom = drawText(document, words, { width: width - style.x - margin, ...style })
    }
    structure.add(document.struct(isHeading ? 'H1' : 'P', {}, draw))
    return bottom
  }
  if (!logo.hasName)
    write(company.name, {
      x: margin + logoHeight * logo.ratio + 9,
      y: margin,
      sizes: [22],
      weight: 700,
      color: colors.ink,
    })
  write(text.heading, { x: margin, y: 132, sizes: [18], weight: 400, color: colors.second, isHeading: true })
  // A long name or title has room for two lines.
  const name = { x: margin, y: 162, lines: 2, weight: 700, color: colors.ink } as const
  let bottom = write(certificate.name, { ...name, sizes: certificate.name.length > 24 ? [26, 20] : [36, 26, 20] })
  bottom = write(text.says, { x: margin, y: bottom + 6, sizes: [15], weight: 400, color: colors.ink2 })
  bottom = write(certificate.title, {
    ...name,
    y: bottom + 18,
    sizes: certificate.title.length > 60 ? [20, 16] : [26, 20, 16],
  })
  // The number of lessons stands below it.
  drawArtifact(document, () => drawMeter(document, colors, certificate.lessons, bottom + 14))
  write(text.lessons(certificate.lessons), { x: margin, y: bottom + 54, sizes: [13], weight: 400, color: colors.ink2 })
  if (certificate.isNameStated)
    write(text.stated, { x: margin, y: bottom + 78, sizes: [11], weight: 400, color: colors.ink2 })

  const base = height - margin - 74
  drawArtifact(document, () => {
    document
      .moveTo(margin, base)
      .lineTo(width - margin, base)
      .lineWidth(1)
      .stroke(colors.line_strong)
  })
  const facts = [
    [text.completed, formatDay(certificate.completedOn, locale)],
    [text.issued, formatDay(certificate.issuedOn, locale)],
    [text.number, certificate.number],
  ] as const
  for (const [index, [name, value]] of facts.entries()) {
    const x = margin + index * 170
    write(name, { x, y: base + 16, sizes: [11], weight: 400, color: colors.ink2 })
    write(value, { x, y: base + 32, sizes: [13], weight: 700, color: colors.ink })
  }
  if (proof !== undefined) {
    const drawing = () => drawCode(document, proof, width - margin - 74, base + 8, 74)
    structure.add(document.struct('Figure', { alt: text.code }, drawing))
    const link = () =>
      drawText(document, text.proof, {
        x: width - margin - 214,
        y: base + 16,
        width: 130,
        sizes: [9],
        weight: 400,
        color: colors.ink2,
        align: 'right',
        link: proof,
      })
    structure.add(document.struct('Link', {}, link))
  }
  structure.end()
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** Draws what screen readers leave out. */
function drawArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}

/** One tick for each lesson, all of them filled. */
function drawMeter(document: PDFKit.PDFDocument, { ink, second }: SchemeColors, lessons: number, top: number): void {
  const unit = Math.min(24, (width - 2 * margin) / lessons)
  const bottom = top + 22
  document.rect(margin, bottom - 12, lessons * unit, 12).fill(second)
  for (let index = 0; index <= lessons; index++) {
    const tick = index % 5 === 0 ? 22 : 12
    document.rect(margin + index * unit, bottom - tick, 1, tick).fill(ink)
  }
  document.rect(margin, bottom, lessons * unit + 1, 1).fill(ink)
}

/** The address as a QR code, in squares. */
function drawCode(document: PDFKit.PDFDocument, address: string, x: number, y: number, size: number): void {
  const { data } = encode(address, { border: 1 })
  const unit = size / data.length
  document.rect(x, y, size, size).fill('#FFFFFF')
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) document.rect(x + column * unit, y + row * unit, unit, unit).fill('#000000')
    }
  }
  document.link(x, y, size, size, address)
}

function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
