import { brokenPasswordRules, type PasswordLengths, passwordSymbols } from '#contract/values/password.ts'

/** Largest maximum length that the meter shows with one tick per character; beyond it there is no meter. */
const maxMeterLength = 32

/** Props of `PasswordHints`: which rules a password keeps, with the lengths of its form (specification, section 5). */
export function passwordHints(password: string, lengths: PasswordLengths) {
  const { min: shortest, max: longest } = lengths
  const broken = brokenPasswordRules(password, lengths)
  return {
    length: password.length,
    shortest,
    ...(longest <= maxMeterLength ? { longest } : {}),
    symbols: passwordSymbols,
    kept: {
      letters: !broken.includes('letter'),
      numbers: !broken.includes('number'),
      symbols: !broken.includes('symbol'),
      length: !broken.includes('length'),
      nothingElse: !broken.includes('others'),
    },
  }
}
