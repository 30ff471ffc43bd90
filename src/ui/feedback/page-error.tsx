import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { ErrorIllustration } from './error-illustration.tsx'

interface PageErrorProps {
  readonly className?: string
  /** Name of the shop. */
  readonly shop: string
  /** Why the page could not be loaded, and what to do. */
  readonly children: ReactNode
}

/** Stands in for a page that could not be loaded, in the window's title as well. */
export function PageError({ className, shop, children }: PageErrorProps) {
  const { t } = useLingui()
  return (
    <EmptyState frame="page" role="alert" {...(className === undefined ? {} : { className })}>
      <title>{`${t`This page didn’t load`} – ${shop}`}</title>
      <ErrorIllustration />
      <h1>
        <Trans>This page didn’t load</Trans>
      </h1>
      {children}
    </EmptyState>
  )
}
