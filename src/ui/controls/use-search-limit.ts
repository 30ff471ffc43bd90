import { useLingui } from '@lingui/react/macro'
import { limits } from '#contract/values/limits.ts'

/**
 * Props of an input for search words. The browser says when they are blank or too long: a limit of the input itself would cut what
 * is pasted.
 */
export function useSearchLimit(maxLength: number = limits.searchTermLength) {
  const { t } = useLingui()
  return { pattern: String.raw`\s*\S.{0,${maxLength - 1}}\s*`, title: t`Enter up to ${maxLength} characters` }
}
