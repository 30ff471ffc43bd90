import { useLingui } from '@lingui/react'
import type { StorageProblem } from '../../lib/browser/page-storage.ts'
import { reloadPage, storageMessages } from '../../lib/errors/storage-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'

/** Stands in for what needs a login that this browser could not keep: why, and what to switch on. */
export function StorageCallout({ problem }: { readonly problem: StorageProblem }) {
  const { i18n } = useLingui()
  const { title, advice } = storageMessages[problem]
  return (
    <Callout
      tone="warning"
      marginTop={4}
      marginBottom={5}
      title={i18n._(title)}
      action={<Button onClick={() => location.reload()}>{i18n._(reloadPage)}</Button>}
    >
      {i18n._(advice)}
    </Callout>
  )
}
