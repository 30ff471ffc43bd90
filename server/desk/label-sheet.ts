import PDFDocument from 'pdfkit'
import { company, phone } from '../../contract/values/company.ts'
import { formatPhone } from '../../contract/values/contact.ts'
import { fontFile } from '../lib/text-fonts.ts'

/** What stands on one label. */
export interface Label {
  readonly orderNumber: string
  readonly name: string
  /** Digits only. */
  readonly phone: string
  readonly postcode: string
  readonly address: string
  readonly addressDetail: string
  /** Delivery request; null for none. */
  readonly delivery: string | null
  readonly things: readonly { readonly name: string; readonly quantity: number }[]
}

/** Who sends it, for a parcel that comes back. */
const sender = `보내는 사람  ${company.ko.name}, ${company.ko.address}, ${phone}`

/** Labels of 99.1 × 67.7 mm, two beside each other and four below, on A4: the sheet that most makers sell. In points. */
const millimetre = 72 / 25.4
const label = { width: 99.1 * millimetre, height: 67.7 * millimetre }
const sheet = { left: 4.65 * millimetre, top: 13.1 * millimetre, between: 2.5 * millimetre, columns: 2, rows: 4 }
const padding = 16

/** Draws a sheet of address labels as a PDF in Korean, which parcel services read. */
export async function drawLabels(labels: readonly Label[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ko',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: '배송 라벨', Author: 'Practicum' },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  document.registerFont('regular', fontFile(400))
  document.registerFont('bold', fontFile(700))
  const perPage = sheet.columns * sheet.rows
  for (const [index, each] of labels.entries()) {
    const place = index % perPage
    if (place === 0) document.addPage()
    const column = place % sheet.columns
    const row = Math.floor(place / sheet.columns)
    drawLabel(document, each, {
      x: sheet.left + column * (label.width + sheet.between) + padding,
      y: sheet.top + row * label.height + padding,
    })
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}

function drawLabel(document: PDFKit.PDFDocument, each: Label, { x, y }: { readonly x: number; readonly y: number }) {
  const width = label.width - 2 * padding
  const bottom = y + label.height - 2 * padding
  const write = (words: string, font: 'regular' | 'bold', size: number, top: number, lines: number) => {
    document
      .font(font)
      .fontSize(size)
      .fillColor('#000000')
      .text(words, x, top, { width, height: size * 1.3 * lines, lineGap: size * 0.15, ellipsis: true })
    return document.y
  }
  let top = write(sender, 'regular', 8, y, 1)
  top = write(each.name, 'bold', 15, top + 6, 1)
  top = write(formatPhone(each.phone), 'regular', 11, top + 2, 1)
  top = write(`(${each.postcode}) ${each.address}`, 'regular', 11, top + 8, 2)
  top = write(each.addressDetail, 'regular', 11, top + 1, 2)
  if (each.delivery !== null) top = write(each.delivery, 'regular', 9, top + 4, 1)
  const things = each.things.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ')
  write(`${each.orderNumber}  ${things}`, 'regular', 8, Math.max(top + 4, bottom - 22), 2)
}
