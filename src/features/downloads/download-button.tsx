import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Attachment } from '../../../contract/downloads.ts'
import { paths } from '../../../contract/paths.ts'
import { useDownload } from '../../lib/http/use-download.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { showAlert } from '../../ui/alert/show-alert.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { signedIn, signedOut } from '../../ui/session.css.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './download-button.css.ts'

interface DownloadButtonProps {
  readonly file: Attachment
  /** Path to return to after the login. */
  readonly next: string
  /** The main action of the page, or an icon with this name. */
  readonly look: 'primary' | { readonly name: string }
}

/**
 * Downloads a file, with its progress and a button that cancels it. Downloads need a login (specification, section 6):
 * visitors get the alert of section 4 and come back after the login.
 */
export function DownloadButton({ file, next, look }: DownloadButtonProps) {
  const { t } = useLingui()
  const { state, start, cancel } = useDownload(file, next)
  if (state.status === 'running') {
    const percent = file.size === 0 ? 0 : Math.floor((state.received / file.size) * 100)
    const { name } = file
    return (
      <Place look={look}>
        <div className={styles.running}>
          <progress aria-label={t`Downloading ${name}`} max={file.size} value={state.received} />
          <span>{percent}%</span>
          <IconButton label={t`Cancel the download`} onClick={cancel}>
            <Icon name="x" size={20} />
          </IconButton>
        </div>
      </Place>
    )
  }
  return (
    <Place look={look}>
      <div className={signedOut}>
        <LoginLink next={next} look={look} />
      </div>
      <div className={signedIn}>
        {look === 'primary' ? (
          <Button variant="primary" size="large" className={styles.large} onClick={start}>
            <Icon name="download" size={20} />
            <Trans>Download</Trans>
          </Button>
        ) : (
          <IconButton label={look.name} onClick={start}>
            <Icon name="download" size={20} />
          </IconButton>
        )}
      </div>
      <VisuallyHidden as="p" role="status">
        {state.status === 'saved' && <Trans>Saved</Trans>}
      </VisuallyHidden>
      <p className={styles.failure} role="alert">
        {state.status === 'failed' && (
          <Trans>The file could not be downloaded. Check your connection and try again in a moment.</Trans>
        )}
      </p>
    </Place>
  )
}

function Place({ look, children }: Pick<DownloadButtonProps, 'look'> & { readonly children: ReactNode }) {
  return <div className={look === 'primary' ? undefined : styles.end}>{children}</div>
}

/** Link to the login page, after the alert. Without the script, the link alone. */
function LoginLink({ next, look }: Pick<DownloadButtonProps, 'next' | 'look'>) {
  const { t } = useLingui()
  const router = useRouter()
  const { session } = useAppContext()
  const href = paths.login({ next })
  const askToLogIn = (event: MouseEvent) => {
    if (session.store.read()) return
    event.preventDefault()
    showAlert({
      title: t`Please login first.`,
      content: t`Downloads are for members. After the login you come back here.`,
      primary: { name: t`Log in`, action: () => void router.navigate({ href }) },
      secondary: { name: t`Close` },
    })
  }
  return look === 'primary' ? (
    <ButtonLink variant="primary" size="large" className={styles.large} href={href} onClick={askToLogIn}>
      <Icon name="log-in" size={20} />
      <Trans>Log in and download</Trans>
    </ButtonLink>
  ) : (
    <IconButtonLink label={look.name} href={href} onClick={askToLogIn}>
      <Icon name="download" size={20} />
    </IconButtonLink>
  )
}
