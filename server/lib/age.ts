import { signUpLimits } from '../../contract/sign-up.ts'

/** Years that somebody born on `birth` has lived on `today`; both `YYYY-MM-DD`. */
export function ageOn(today: string, birth: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Whether a guardian has to consent to a sign-up on `today`. */
export function needsGuardian(today: string, birth: string): boolean {
  return ageOn(today, birth) < signUpLimits.consentAge
}
