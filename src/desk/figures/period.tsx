import { useLingui } from '@lingui/react/macro'
import { maxFigureDays } from '#contract/desk/figures.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'

/** Days of Korea, both included. */
export interface ShownPeriod {
  readonly from: string
  readonly until: string
  readonly today: string
}

/** The day `days` before `day`; both `YYYY-MM-DD`. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

/** Every day of a period, the first one first. */
export function daysOf({ from, until }: Pick<ShownPeriod, 'from' | 'until'>): readonly string[] {
  const length = 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000
  return Array.from({ length: Math.max(0, length) }, (_, index) => daysBefore(from, -index))
}

/** The period of the address: without a last day until today, without a first day 30 days. */
export function shownPeriod(search: {
  readonly from?: string | undefined
  readonly until?: string | undefined
}): ShownPeriod {
  const today = koreanDay(new Date(serverNow()).toISOString())
  const until = search.until ?? today
  return { from: search.from ?? daysBefore(until, 29), until, today }
}

/** Fields of a period, for `ListFilters`. A period that cannot be is told at its last day. */
export function usePeriodFields({ from, until, today }: ShownPeriod) {
  const { t } = useLingui()
  const days = 1 + (Date.parse(until) - Date.parse(from)) / 86_400_000
  const problem =
    days > maxFigureDays
      ? t`Choose at most ${maxFigureDays} days.`
      : days < 1
        ? t`Choose a last day that isn’t before the first one.`
        : undefined
  return {
    from: { label: t`From`, type: 'date', initial: from, max: today },
    until: { label: t`Until`, type: 'date', initial: until, max: today, problem },
  } as const
}
