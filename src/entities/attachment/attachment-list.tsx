import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { Attachment } from '#contract/values/attachments.ts'
import { classNames } from '#ui/class-names.ts'
import { TextButton } from '#ui/content/text-link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { signedIn } from '#ui/layout/session.css.ts'
import * as styles from './download.css.ts'
import { Download, type DownloadHandle } from './download.tsx'

interface AttachmentListProps {
  readonly attachments: readonly Attachment[]
  /** Path of the page, without a hash: the login leads back to it. */
  readonly path: string
  readonly heading?: ReactNode
}

/** Attachments of a notice. Members download several with one press, one after the other. */
export function AttachmentList({ attachments, path, heading }: AttachmentListProps) {
  const { t } = useLingui()
  const downloads = useRef(new Map<string, DownloadHandle>())
  const downloadAll = async () => {
    for (const { id } of attachments) {
      // A row without a handle is gone: the page was left.
      const isMember = await downloads.current.get(id)?.start()
      if (!isMember) return
    }
  }
  if (attachments.length === 0) return null
  return (
    <>
      <Cluster justify="between">
        {heading}
        {attachments.length > 1 && (
          <TextButton size="small" className={signedIn} onClick={() => void downloadAll()}>
            <Trans>Download all</Trans>
          </TextButton>
        )}
      </Cluster>
      <ul className={classNames(styles.list, heading !== undefined && styles.ruled)} aria-label={t`Attachments`}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <Download
              file={attachment}
              path={path}
              look="row"
              ref={(handle) => {
                if (!handle) return
                downloads.current.set(attachment.id, handle)
                return () => void downloads.current.delete(attachment.id)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
