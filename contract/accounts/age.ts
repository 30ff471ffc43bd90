import { signUpLimits } from './sign-up.ts'

/** Age in years on `today` of a person born on `birth`; both `YYYY-MM-DD`. */
export function ageOn(today: string, birth: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** True when a sign-up on `today` needs the consent of a guardian. */
export function needsGuardian(today: string, birth: string): boolean {
  return ageOn(today, birth) < signUpLimits.consentAge
}

/** True for somebody who is a minor on `today`: such a purchase can be cancelled without the consent of a guardian. */
export function isMinor(today: string, birth: string): boolean {
  return ageOn(today, birth) < signUpLimits.guardianAge
}
