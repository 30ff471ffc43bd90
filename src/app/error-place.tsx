import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'

/** Where a failed page shows its error. The browser loads that screen only when something fails. */
export function ErrorPlace(props: ErrorComponentProps) {
  const { ErrorScreen } = useRouter().options.context
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  )
}
