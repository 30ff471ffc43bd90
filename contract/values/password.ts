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
