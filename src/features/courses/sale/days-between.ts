/** Whole days from one calendar day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}
