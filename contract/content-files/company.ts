import * as v from 'valibot'
import { isBusinessNumber } from '../values/numbers.ts'
import { cleanLine } from '../values/text.ts'
import { both } from './both.ts'
import { day, filled } from './values.ts'

const mostCharacters = 200
const line = lineOf(mostCharacters)
/** Room in text messages and below the icon on a phone. */
const shortName = lineOf(12)
/** Room in the header on a phone. */
const name = lineOf(24)

/** One line of at most `most` characters. */
function lineOf(most: number) {
  return v.pipe(
    v.string(both('must be text', '글이어야 해요')),
    v.transform(cleanLine),
    v.nonEmpty(both('must not be empty', '내용을 입력해 주세요')),
    v.maxLength(most, both(`must have at most ${most} characters`, `${most}자를 넘을 수 없어요`)),
  )
}

const localizedLine = v.strictObject({ ko: line, en: line })

const time = v.pipe(
  v.string(both('must be a time such as 09:30', '09:30 같은 시각이어야 해요')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, both('must be a time such as 09:30', '09:30 같은 시각이어야 해요')),
)
const endsLater = both('must be later than the beginning', '시작보다 늦어야 해요')

const hoursSchema = v.pipe(
  v.strictObject({ opens: time, closes: time, lunch: v.optional(v.strictObject({ from: time, until: time })) }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, endsLater),
    ['closes'],
  ),
  v.forward(
    v.check(({ lunch }) => lunch === undefined || lunch.from < lunch.until, endsLater),
    ['lunch'],
  ),
)

const mailOrderNumber = v.pipe(
  line,
  v.regex(
    /\d{4}-[^\d-]+-\d{4,5}/,
    both('must name a number such as 2024-Seoul Seongdong-01234', '2024-서울성동-01234 같은 번호가 있어야 해요'),
  ),
)

const site = v.strictObject({
  name: localizedLine,
  url: v.pipe(
    v.string(both('must be text', '글이어야 해요')),
    v.url(both('must be an address such as https://shop.example', 'https://shop.example 같은 주소여야 해요')),
    v.startsWith('https://', both('must begin with https://', 'https://로 시작해야 해요')),
  ),
})

/** `company.yaml`: who sells, and what the law asks a seller to show (E-Commerce Act, articles 10 and 13). */
export const companySchema = v.strictObject({
  /** What the shop is called. */
  name: v.strictObject({ ko: name, en: name }),
  /** The same where room is short: in text messages and below the icon on a phone. */
  short_name: v.strictObject({ ko: shortName, en: shortName }),
  /** Other spellings of the name, which no member's nickname may have. */
  other_names: v.optional(v.array(filled), []),
  /** What the shop does, in a few words: behind its name in mails. */
  tagline: localizedLine,
  legal_name: localizedLine,
  representative: localizedLine,
  registration_number: v.pipe(
    v.string(both('must be a number such as 101-81-00001', '101-81-00001 같은 번호여야 해요')),
    v.regex(/^\d{3}-\d{2}-\d{5}$/, both('must be a number such as 101-81-00001', '101-81-00001 같은 번호여야 해요')),
    v.check(
      (number) => isBusinessNumber(number.replaceAll('-', '')),
      both(
        'has a wrong digit: the last one does not fit the others',
        '틀린 숫자가 있어요. 마지막 숫자가 앞과 맞지 않아요',
      ),
    ),
  ),
  /** Number of the mail-order business report; left out by a business that is exempt from it. */
  mail_order_number: v.optional(v.strictObject({ ko: mailOrderNumber, en: mailOrderNumber })),
  address: localizedLine,
  privacy_officer: localizedLine,
  /** Who runs the servers. */
  hosting: localizedLine,
  phone: v.pipe(
    line,
    v.regex(
      /^(1\d{3}-\d{4}|0\d{1,3}-\d{3,4}-\d{4})$/,
      both('must be a phone number such as 02-345-6789 or 1588-0000', '02-345-6789나 1588-0000 같은 번호여야 해요'),
    ),
  ),
  email: v.pipe(
    line,
    v.email(both('must be an address such as help@shop.example', 'help@shop.example 같은 주소여야 해요')),
  ),
  /** Customer support on weekdays, in Korean time. */
  hours: hoursSchema,
  /** Days on which support is closed besides weekends and public holidays. */
  closed_on: v.optional(v.array(day), []),
  /** Year of the foundation. */
  founded: v.pipe(
    v.number(both('must be a year', '연도여야 해요')),
    v.integer(both('must be a year', '연도여야 해요')),
    v.minValue(1800, both('must be a year', '연도여야 해요')),
    v.maxValue(2100, both('must be a year', '연도여야 해요')),
  ),
  /** Whether prices include value added tax; training that the law exempts has none (VAT Act, article 26). */
  vat: v.picklist(['included', 'exempt'], both('must be included or exempt', 'included나 exempt여야 해요')),
  /** Sites of the group, in the menu and the footer. */
  family_sites: v.optional(v.array(site), []),
  /** Pages in social networks, in the footer. */
  channels: v.optional(v.array(site), []),
})

export type CompanyFile = v.InferOutput<typeof companySchema>
