/** A phone number with its middle hidden: `010 ···· 0142`. */
export function maskPhone(digits: string): string {
  return `${digits.slice(0, 3)} ···· ${digits.slice(-4)}`
}

/** An address with the end of its name hidden: `ha···@member.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}···${email.slice(at)}`
}
