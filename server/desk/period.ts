import { maxFigureDays } from '#contract/desk/figures.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { daysBetween } from '../lib/clock.ts'
import type { Period } from '../operator/figures.ts'

/** Throws `PR10002400` for a period that ends before it begins, or that is too long. */
export function assertPeriod({ from, until }: Period): void {
  const days = daysBetween(from, until) + 1
  if (days < 1) throw ApiError.ofAnyCall(codes.invalidRequest, 'The period ends before it begins.', 'until')
  if (days > maxFigureDays)
    throw ApiError.ofAnyCall(codes.invalidRequest, `A period has at most ${maxFigureDays} days.`, 'until')
}
