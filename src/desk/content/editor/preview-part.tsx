import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContentDetail } from '#machines/edit-content.data.ts'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'

interface PreviewPartProps {
  readonly isReady: boolean
  readonly hasFaults: boolean
  readonly hasDraft: boolean
  readonly detail: ContentDetail
  readonly children: ReactNode
}

/** The preview, or why there is none. */
export function PreviewPart({ isReady, hasFaults, hasDraft, detail, children }: PreviewPartProps) {
  const { t } = useLingui()
  if (!isReady)
    return (
      <p role="status">
        <Trans>The preview is drawn once the draft is saved.</Trans>
      </p>
    )
  if (hasFaults)
    return (
      <Callout title={t`The preview waits for a complete draft`} announced={false}>
        <Trans>Something is still missing. “Publish…” shows what it is.</Trans>
      </Callout>
    )
  if (!hasDraft)
    return (
      <Callout title={t`There is no draft`} announced={false}>
        {detail.value === null ? (
          <Trans>Type something first.</Trans>
        ) : (
          <TextAnchor href={detail.address} target="_blank" rel="noopener">
            <Trans>See what customers see</Trans>
          </TextAnchor>
        )}
      </Callout>
    )
  return children
}
