import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul'

/**
 * Words as keys of a Korean keyboard, in small letters: 크레인 is `zmfpdls`. They are ASCII, so PostgreSQL's trigrams
 * compare them in any locale; a syllable that is being typed begins like the finished one, and a word that was typed on
 * the other layout is the same. Other characters stay.
 */
export function keysOf(word: string): string {
  return convertHangulToQwerty(word).toLowerCase()
}

/** Korean that the keys of `text` type: `zmfpdls` is 크레인. Undefined when they type no whole syllables alone. */
export function hangulOfKeys(text: string): string | undefined {
  if (!/^[a-z]{2,}$/i.test(text)) return undefined
  const typed = convertQwertyToHangul(text)
  return /^[가-힣]{2,}$/.test(typed) ? typed : undefined
}

/** Letters that the keys of a Korean `text` type on an English keyboard: ㅊㄱㄷ is `cre`. Undefined when it is no Korean. */
export function lettersOfKeys(text: string): string | undefined {
  if (!/[ㄱ-ㅣ가-힣]/.test(text)) return undefined
  const typed = keysOf(text)
  return /^[a-z0-9]{2,}$/.test(typed) ? typed : undefined
}

/** First consonants of the Korean syllables of `word`: 소화기 is ㅅㅎㄱ. Empty without Korean. */
export function initialsOf(word: string): string {
  return /^[가-힣]+$/.test(word) ? getChoseong(word) : ''
}

/** Keys of sounds that are easily mistaken for each other, each with the one that stands for them. */
const sameSounds: Readonly<Record<string, string>> = { z: 'r', x: 'e', v: 'q', c: 'w', p: 'o' }

/**
 * Keys of `word` with one key for sounds that are easily mistaken: ㄱ and ㅋ, ㄷ and ㅌ, ㅂ and ㅍ, ㅈ and ㅊ, ㅐ and ㅔ.
 * Tense consonants are those keys with Shift already. A word of other letters is its keys, without doubled letters.
 */
export function soundOf(word: string): string {
  const keys = keysOf(word)
  if (!/[가-힣ㄱ-ㅣ]/.test(word)) return keys.replace(/(\p{L})\1+/gu, '$1')
  return keys.replace(/[zxvcp]/g, (key) => sameSounds[key] ?? key)
}
