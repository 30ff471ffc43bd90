/** Masks all but the last four digits. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '*')
}
