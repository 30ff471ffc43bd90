import { brokenPasswordRules, type PasswordLengths, passwordSymbols } from '../../../contract/password.ts'

/** Longest password whose every character gets a tick; a longer rule would say nothing. */
const longestGauge = 32

/** What `PasswordHints` shows of a password, by the rule that holds where it is typed (specification, section 5). */
export function passwordHints(password: string, lengths: PasswordLengths) {
  const { min: shortest, max: longest } = lengths
  const broken = brokenPasswordRules(password, lengths)
  return {
    length: password.length,
    shortest,
    ...(longest <= longestGauge ? { longest } : {}),
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
