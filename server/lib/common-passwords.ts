import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordSymbols } from '#contract/values/password.ts'

/** The most common passwords of published breaches, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * True for one of the most common passwords, in small or capital letters. Symbols before and after it change nothing:
 * the rule asks for one, and most people add it at the end.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const isSymbol = (index: number) => passwordSymbols.includes(lower.charAt(index))
  let [start, end] = [0, lower.length]
  while (start < end && isSymbol(start)) start += 1
  while (end > start && isSymbol(end - 1)) end -= 1
  return commonPasswords.has(lower) || commonPasswords.has(lower.slice(start, end))
}
