import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#contract/values/locale.ts'
import type { VisitLayout } from '#contract/values/visit-counts.ts'

export const layoutNames: Record<VisitLayout, MessageDescriptor> = { desktop: msg`Desktop`, mobile: msg`Mobile` }
export const languageNames: Record<Locale, MessageDescriptor> = { ko: msg`Korean`, en: msg`English` }
