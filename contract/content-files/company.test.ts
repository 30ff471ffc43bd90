import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { companyFile } from '#tests/support/sample-company.ts'
import { companySchema } from './company.ts'
import { companyIn } from './company-in.ts'

/** Path and English message of the first fault of the sample company with `change`. */
function faultOf(change: object): string | undefined {
  const parsed = v.safeParse(companySchema, { ...companyFile, ...change })
  const [issue] = parsed.issues ?? []
  return issue && `${v.getDotPath(issue)} ${issue.message.split('\n')[0]}`
}

describe('a business registration number', () => {
  // The last digit of each is computed by hand with the weights 1 3 7 1 3 7 1 3 5.
  it.each(['101-81-00001', '123-45-67891', '214-88-12345'])('accepts %s', (number) => {
    expect(faultOf({ registration_number: number })).toBeUndefined()
  })

  // No number begins with 0.
  it.each(['000-00-00000', '101-81-00002', '123-45-67890', '213-45-67891', '1234567891', '123-45-6789', ''])(
    'refuses %s',
    (number) => {
      expect(faultOf({ registration_number: number })).toMatch(/^registration_number /)
    },
  )
})

describe('a company', () => {
  it('may leave out what not every company has', () => {
    const { mail_order_number: _, other_names: _names, closed_on: _days, family_sites: _sites, ...rest } = companyFile
    const parsed = v.parse(companySchema, { ...rest, hours: { opens: '09:00', closes: '18:00' } })
    expect(parsed).toMatchObject({ other_names: [], closed_on: [], family_sites: [], channels: [] })
    expect(companyIn(parsed, 'en')).not.toHaveProperty('mail_order_number')
  })

  it.each([
    [{ name: { ko: '한빛', en: 'x'.repeat(25) } }, 'name.en must have at most 24 characters'],
    [
      { short_name: { ko: '한빛공방손으로배우는용접', en: 'x'.repeat(13) } },
      'short_name.en must have at most 12 characters',
    ],
    [{ legal_name: { ko: '한빛' } }, 'legal_name.en Invalid key: Expected "en" but received undefined'],
    [{ representative: { ko: ' ', en: 'Kim' } }, 'representative.ko must not be empty'],
    [
      { registration_number: '123-45-67890' },
      'registration_number has a wrong digit: the last one does not fit the others',
    ],
    [{ registration_number: '12345' }, 'registration_number must be a number such as 101-81-00001'],
    [
      { mail_order_number: { ko: '01234', en: '2024-Seoul-01234' } },
      'mail_order_number.ko must name a number such as 2024-Seoul Seongdong-01234',
    ],
    [{ phone: '010' }, 'phone must be a phone number such as 02-345-6789 or 1588-0000'],
    [{ email: 'help' }, 'email must be an address such as help@shop.example'],
    [{ hours: { opens: '18:00', closes: '09:00' } }, 'hours.closes must be later than the beginning'],
    [
      { hours: { opens: '09:00', closes: '18:00', lunch: { from: '13:00', until: '12:00' } } },
      'hours.lunch must be later than the beginning',
    ],
    [{ hours: { opens: '9', closes: '18:00' } }, 'hours.opens must be a time such as 09:30'],
    [{ closed_on: ['2026-02-30'] }, 'closed_on.0 must be a day such as 2026-11-30'],
    [{ vat: 'none' }, 'vat must be included or exempt'],
    [
      { channels: [{ name: { ko: '블로그', en: 'Blog' }, url: 'http://blog.example/' }] },
      'channels.0.url must begin with https://',
    ],
    [{ fax: '02' }, 'fax Invalid key: Expected never but received "fax"'],
  ])('refuses %j', (change, fault) => {
    expect(faultOf(change)).toBe(fault)
  })

  it('is shown in one language, with the page of the regulator about it', () => {
    const company = companyIn(companyFile, 'ko')
    expect(company).toMatchObject({ name: 'Practicum', legal_name: '주식회사 프랙티컴', vat: 'included' })
    expect(company.registration_page).toBe('https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567891')
    expect(company.family_sites[1]).toEqual({ name: '한손 항공교육원', url: 'https://hanson.example/' })
    expect(company).not.toHaveProperty('other_names')
  })
})
