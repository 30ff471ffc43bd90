import { hashSecret } from '../lib/secrets.ts'

/** A fictitious person whom the sandbox's identity provider can verify. */
export interface SandboxPerson {
  readonly key: string
  readonly name: { readonly ko: string; readonly en: string }
  /** `YYYY-MM-DD`. */
  readonly birth: string
  /** Digits only. */
  readonly phone: string
  /** ID of the sandbox member who this is; see `members.ts`. */
  readonly userid?: string
  /** Key of the adult who consents for a child under 14. */
  readonly guardian?: string
}

export const sandboxPersons: readonly SandboxPerson[] = [
  {
    key: 'haneul',
    name: { ko: '김하늘', en: 'Kim Haneul' },
    birth: '2001-04-12',
    phone: '01023450142',
    userid: 'practice01',
  },
  {
    key: 'doyun',
    name: { ko: '이도윤', en: 'Lee Doyun' },
    birth: '1998-11-20',
    phone: '01044200142',
    userid: 'company01',
  },
  {
    key: 'seojun',
    name: { ko: '박서준', en: 'Park Seojun' },
    birth: '1990-07-08',
    phone: '01055300142',
    userid: 'deactivated01',
  },
  {
    key: 'yuna',
    name: { ko: '최유나', en: 'Choi Yuna' },
    birth: '2003-02-14',
    phone: '01066400142',
    userid: 'deleted01',
  },
  {
    key: 'jiho',
    name: { ko: '정지호', en: 'Jeong Jiho' },
    birth: '1995-09-30',
    phone: '01077120142',
    userid: 'restricted01',
  },
  {
    key: 'minseo',
    name: { ko: '한민서', en: 'Han Minseo' },
    birth: '1999-01-25',
    phone: '01098760142',
    userid: 'unverified01',
  },
  {
    key: 'minjun',
    name: { ko: '강민준', en: 'Kang Minjun' },
    birth: '1992-06-21',
    phone: '01029140142',
    userid: 'terminated01',
  },
  { key: 'sora', name: { ko: '오소라', en: 'Oh Sora' }, birth: '1986-03-17', phone: '01036520142' },
  { key: 'gaeul', name: { ko: '문가을', en: 'Moon Gaeul' }, birth: '2004-10-09', phone: '01047830142' },
  {
    key: 'bada',
    name: { ko: '윤바다', en: 'Yoon Bada' },
    birth: '2016-05-03',
    phone: '01033100142',
    guardian: 'sora',
  },
  {
    key: 'haon',
    name: { ko: '임하온', en: 'Lim Haon' },
    birth: '2013-08-19',
    phone: '01088210142',
    userid: 'child01',
    guardian: 'sora',
  },
]

/** Hash of the sandbox's identity provider's id of a person, as it is stored; equal in every verification. */
export function personHash(key: string): string {
  return hashSecret(`sandbox:${key}`)
}
