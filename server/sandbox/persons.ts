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
  person('haneul', '김하늘', 'Kim Haneul', '2001-04-12', '01023450142', { userid: 'practice01' }),
  person('doyun', '이도윤', 'Lee Doyun', '1998-11-20', '01044200142', { userid: 'company01' }),
  person('seojun', '박서준', 'Park Seojun', '1990-07-08', '01055300142', { userid: 'deactivated01' }),
  person('yuna', '최유나', 'Choi Yuna', '2003-02-14', '01066400142', { userid: 'deleted01' }),
  person('jiho', '정지호', 'Jeong Jiho', '1995-09-30', '01077120142', { userid: 'restricted01' }),
  person('minseo', '한민서', 'Han Minseo', '1999-01-25', '01098760142', { userid: 'unverified01' }),
  person('minjun', '강민준', 'Kang Minjun', '1992-06-21', '01029140142', { userid: 'terminated01' }),
  person('sora', '오소라', 'Oh Sora', '1986-03-17', '01036520142'),
  person('gaeul', '문가을', 'Moon Gaeul', '2004-10-09', '01047830142'),
  person('bada', '윤바다', 'Yoon Bada', '2016-05-03', '01033100142', { guardian: 'sora' }),
  person('haon', '임하온', 'Lim Haon', '2013-08-19', '01088210142', { userid: 'child01', guardian: 'sora' }),
]

function person(
  key: string,
  ko: string,
  en: string,
  birth: string,
  phone: string,
  more: Pick<SandboxPerson, 'userid' | 'guardian'> = {},
): SandboxPerson {
  return { key, name: { ko, en }, birth, phone, ...more }
}

/** Hash of the sandbox's identity provider's id of a person, as it is stored; equal in every verification. */
export function personHash(key: string): string {
  return hashSecret(`sandbox:${key}`)
}
