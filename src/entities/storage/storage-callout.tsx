import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { StorageProblem } from '#lib/browser/page-storage.ts'
import { reloadPage, storageMessages } from '#lib/errors/storage-messages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'

interface StorageCalloutProps {
  readonly problem: StorageProblem
  /** Heading of the page, where the callout is all that it shows. */
  readonly heading?: ReactNode
}

/** Stands in for what needs a login that this browser could not keep: why, and what to switch on. */
export function StorageCallout({ problem, heading }: StorageCalloutProps) {
  const { i18n } = useLingui()
  const { title, advice } = storageMessages[problem]
  return (
    <>
      {heading !== undefined && <StepHeading title={heading} takesFocus={false} />}
      <Callout
        tone="warning"
        marginTop={4}
        marginBottom={5}
        title={i18n._(title)}
        action={<Button onClick={() => location.reload()}>{i18n._(reloadPage)}</Button>}
      >
        {i18n._(advice)}
      </Callout>
    </>
  )
}
