import * as v from 'valibot'

/** Symbols that a password may hold (specification, section 5). */
export const passwordSymbols = '~!@#$^&*'

/** Lengths of a password, in characters (specification, sections 5 and 9). */
export interface PasswordLengths {
  readonly min: number
  readonly max: number
}

/** At the sign-up, and when a member changes it. */
export const memberPasswordLengths: PasswordLengths = { min: 8, max: 64 }

/** When it is set by a link. */
export const resetPasswordLengths: PasswordLengths = { min: 8, max: 20 }

/** One part of the rule, for hints beside the field. */
export type PasswordRule = 'length' | 'letter' | 'number' | 'symbol' | 'others'

const checks: Readonly<Record<Exclude<PasswordRule, 'length'>, (password: string) => boolean>> = {
  letter: (password) => /[A-Za-z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  symbol: (password) => /[~!@#$^&*]/.test(password),
  // No other characters.
  others: (password) => /^[A-Za-z0-9~!@#$^&*]*$/.test(password),
}

/** Parts of the rule that a password breaks; empty when it is valid. */
export function brokenPasswordRules(
  password: string,
  { min: shortest, max: longest }: PasswordLengths,
): PasswordRule[] {
  const fits = password.length >= shortest && password.length <= longest
  const broken = (['letter', 'number', 'symbol', 'others'] as const).filter((rule) => !checks[rule](password))
  return fits ? broken : ['length', ...broken]
}

/** Maximum length of the input of a password, in characters. */
export const maxPasswordLength = 200

/**
 * A typed or pasted password without spaces, line ends and invisible characters at its ends, and with full-width letters
 * as the usual ones: no password holds any of them.
 */
export function cleanPassword(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu, '')
}

/** Input of a password, not checked against the rule yet. */
export const passwordInput = v.pipe(
  v.string(),
  v.metadata({ format: 'password' }),
  v.transform(cleanPassword),
  v.maxLength(maxPasswordLength, `at most ${maxPasswordLength} characters`),
)
