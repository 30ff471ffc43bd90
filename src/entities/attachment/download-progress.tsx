import { useLingui } from '@lingui/react/macro'
import type { Attachment } from '#contract/values/attachments.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './download.css.ts'

interface DownloadProgressProps {
  readonly file: Attachment
  /** Bytes that have arrived. */
  readonly received: number
  readonly onCancel: () => void
}

/** How much of a file has arrived, and a button that cancels its download. */
export function DownloadProgress({ file: { name, size }, received, onCancel }: DownloadProgressProps) {
  const { t } = useLingui()
  const percent = size === 0 ? 0 : Math.floor((received / size) * 100)
  return (
    <div className={styles.progress}>
      <progress aria-label={t`Downloading ${name}`} max={size} value={received} />
      <span>{`${percent}%`}</span>
      <IconButton label={t`Cancel the download`} onClick={onCancel}>
        <Icon name="x" size={20} />
      </IconButton>
    </div>
  )
}
