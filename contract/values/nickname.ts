import * as v from 'valibot'

/** Names by which whoever works for the shop appears. */
const operatorNames = [
  'admin',
  'administrator',
  'operator',
  'moderator',
  'staff',
  'support',
  'official',
  '어드민',
  '스태프',
  '운영자',
  '운영진',
  '운영팀',
  '관리자',
  '매니저',
  '고객센터',
  '고객지원',
  '공식',
]

/** Digits, signs and letters of other alphabets that read like Latin letters. */
const similarLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'i', l: 'i' },
  ...{ а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', м: 'm', п: 'n', ѕ: 's', г: 'r', к: 'k' },
  ...{ ɑ: 'a', ᴀ: 'a', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɪ: 'i', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u' },
  ...{ ԁ: 'd', ɡ: 'g', ո: 'n', օ: 'o', ս: 'u', ꭺ: 'a', ꭼ: 'e', ꮇ: 'm', ꮲ: 'p', ꮪ: 's', ꭲ: 't', ꮯ: 'c', ꭰ: 'd' },
  ...{ α: 'a', ε: 'e', ι: 'i', ο: 'o', ρ: 'p', τ: 't', μ: 'm', υ: 'u', ν: 'n', κ: 'k', ϲ: 'c', σ: 's', ı: 'i' },
}

/** Final consonants of Korean syllables in the order of Unicode, from U+11A8. */
const finalConsonants = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** Korean as single letters, whether it is typed as syllables or as letters: every consonant as an initial one. */
function koreanLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u11A8-\u11C2]/g, (letter) => finalConsonants[letter.charCodeAt(0) - 0x11a8]?.normalize('NFKD') ?? '')
}

/** A name as it is read: compatibility forms, accents, case, spaces, signs and similar letters are one. */
function readAs(name: string): string {
  const plain = koreanLetters(name).replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((letter) => similarLetters[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
}

/**
 * True for a name that reads as one of `reserved`, by default those of the shop's staff: alone, as a part, or in Korean
 * with other letters between. Spaces, signs and similar letters make no difference.
 */
export function readsAsOperator(name: string, reserved: readonly string[] = operatorNames): boolean {
  const read = readAs(name)
  const korean = read.replace(/\P{Script=Hangul}/gu, '')
  return reserved.map(readAs).some((each) => read.includes(each) || korean.includes(each))
}

/**
 * True for a text with characters that are not seen or change how the text around them is read: control and format
 * characters (bidirectional marks, zero width), line separators, private and unassigned characters, and blank letters.
 */
export function hasHiddenCharacter(text: string): boolean {
  return /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/u.test(text)
}

/** What nicknames and names may not contain, after the length is checked. */
export const visibleText = v.check((text: string) => !hasHiddenCharacter(text), 'no hidden characters')

/** A nickname that cannot be taken for the shop's staff. The server refuses the shop's own name too. */
export const notOperator = v.check((text: string) => !readsAsOperator(text), "not the staff's name")
