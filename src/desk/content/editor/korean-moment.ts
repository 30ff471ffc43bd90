/** A moment that was typed in Korean time; undefined when it is none. */
export function koreanMomentOf(typed: string): Date | undefined {
  const moment = new Date(`${typed}:00+09:00`)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) && !Number.isNaN(moment.getTime()) ? moment : undefined
}
