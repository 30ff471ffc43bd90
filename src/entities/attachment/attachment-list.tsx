import { Trans, useLingui } from '@lingui/react/macro'
import type { Attachment } from '../../../contract/downloads.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Download } from './download.tsx'
import * as styles from './download.css.ts'

interface AttachmentListProps {
  readonly attachments: readonly Attachment[]
  /** Path of the page, without a hash: the login leads back to it. */
  readonly path: string
}

/** Attachments of a notice. */
export function AttachmentList({ attachments, path }: AttachmentListProps) {
  const { t } = useLingui()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Attachments`}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <Download file={attachment} path={path} look="row" />
        </li>
      ))}
    </ul>
  )
}

/** Icon beside the title of a notice with attachments. */
export function AttachmentSign() {
  return (
    <>
      <Icon name="paperclip" />
      <VisuallyHidden>
        <Trans>Has attachments</Trans>
      </VisuallyHidden>
    </>
  )
}
