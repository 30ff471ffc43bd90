import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'

interface PageStatusProps {
  readonly page: number
  readonly pages: number
  /** Whether the page is still read. */
  readonly isReading: boolean
}

/** Says which page of a list is there once it has been read, for who cannot see that the list has changed. */
export function PageStatus({ page, pages, isReading }: PageStatusProps) {
  return (
    <VisuallyHidden as="p" role="status">
      {pages > 1 && !isReading && (
        <Trans>
          Page {page} of {pages}
        </Trans>
      )}
    </VisuallyHidden>
  )
}
