import type { Locale } from './locale.ts'

/** A company that delivers parcels in Korea. */
interface Carrier {
  /** As orders store it. */
  readonly name: string
  readonly names: Readonly<Record<Locale, string>>
  /** Address of the page that follows a parcel, without its number at the end. */
  readonly tracking: string
}

const carrier = (name: string, en: string, tracking: string): Carrier => ({ name, names: { ko: name, en }, tracking })

/** Carriers that operators choose from; another one is typed, and has no page for its parcels. */
export const carriers: readonly Carrier[] = [
  carrier('CJ대한통운', 'CJ Logistics', 'https://trace.cjlogistics.com/next/tracking.html?wblNo='),
  carrier('우체국택배', 'Korea Post', 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1='),
  carrier(
    '한진택배',
    'Hanjin',
    'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  ),
  carrier(
    '롯데택배',
    'Lotte Global Logistics',
    'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  ),
  carrier('로젠택배', 'Logen', 'https://www.ilogen.com/web/personal/trace/'),
]

/** What a carrier is called in a language: another one as it was typed. */
export function carrierName(stored: string, locale: Locale): string {
  return carriers.find(({ name }) => name === stored)?.names[locale] ?? stored
}

/** Address of the page that follows a parcel; undefined for a carrier that is not in the list. */
export function trackingAddress(stored: string, number: string): string | undefined {
  const known = carriers.find(({ name }) => name === stored)
  return known && `${known.tracking}${encodeURIComponent(number.replaceAll('-', ''))}`
}
