import PDFDocument from 'pdfkit'
import type { Company } from '#contract/values/company.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { drawText } from '../lib/pdf-text.ts'
import { boxUndrawable, canDraw, type FontWeight } from '../lib/text-fonts.ts'

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

/** Labels of 99.1 × 67.7 mm, two beside each other and four below, on A4: the sheet that most makers sell. In points. */
const millimetre = 72 / 25.4
const label = { width: 99.1 * millimetre, height: 67.7 * millimetre }
const sheet = { left: 4.65 * millimetre, top: 13.1 * millimetre, between: 2.5 * millimetre, columns: 2, rows: 4 }
const padding = 16

/** Draws a sheet of address labels as a PDF in Korean, which parcel services read. */
export async function drawLabels(labels: readonly Label[], company: Company): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ko',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: '배송 라벨', Author: company.legal_name },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  const perPage = sheet.columns * sheet.rows
  for (const [index, each] of labels.entries()) {
    const place = index % perPage
    if (place === 0) document.addPage()
    const column = place % sheet.columns
    const row = Math.floor(place / sheet.columns)
    drawLabel(document, each, company, {
      x: sheet.left + column * (label.width + sheet.between) + padding,
      y: sheet.top + row * label.height + padding,
    })
  }
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** Says on a label that a letter of it has to be read on the screen. */
const boxNote = '□: 인쇄할 수 없는 글자예요. 주문 화면에서 확인하세요.'

/** Draws the whole of each text: a long one in smaller letters. A letter that no font draws is a box, which a line names. */
function drawLabel(
  document: PDFKit.PDFDocument,
  each: Label,
  company: Company,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const width = label.width - 2 * padding
  const bottom = y + label.height - 2 * padding
  const things = each.things.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ')
  const texts = [each.name, each.address, each.addressDetail, each.delivery ?? '', things]
  const write = (
    words: string,
    weight: FontWeight,
    sizes: readonly [number, ...number[]],
    top: number,
    lines: number,
  ) =>
    drawText(document, boxUndrawable(words), {
      x,
      y: top,
      width,
      sizes,
      weight,
      lines,
      color: '#000000',
      lineHeight: 1.3,
    })
  // For a parcel that comes back.
  const sender = `보내는 사람  ${company.legal_name}, ${company.address}, ${company.phone}`
  let top = write(sender, 400, [8, 7, 6], y, 1)
  top = write(each.name, 700, [15, 11, 8], top + 6, 1)
  top = write(formatPhone(each.phone), 400, [11], top + 2, 1)
  top = write(`(${each.postcode}) ${each.address}`, 400, [11, 9, 7], top + 8, 2)
  top = write(each.addressDetail, 400, [11, 9, 7], top + 1, 2)
  if (each.delivery !== null) top = write(each.delivery, 400, [9, 7], top + 4, 1)
  if (!texts.every(canDraw)) top = write(boxNote, 700, [7], top + 2, 1)
  write(`${each.orderNumber}  ${things}`, 400, [8, 6], Math.max(top + 4, bottom - 22), 2)
}
