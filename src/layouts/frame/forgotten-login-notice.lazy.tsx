import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { paths } from '#contract/addresses/paths.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './forgotten-login-notice.lazy.css.ts'

/** Tells a member that this browser has deleted their login, until they log in or close it. */
export function ForgottenLoginNotice() {
  const { t } = useLingui()
  const { store } = useAppContext().session
  const { href, pathname } = useLocation()
  const close = () => {
    store.clear()
    // The button that had the focus is gone.
    document.getElementById('main')?.focus()
  }
  return (
    <Container>
      <div role="status">
        <Callout
          className={styles.notice}
          marginTop={4}
          marginBottom={4}
          title={<Trans>You’ve been logged out</Trans>}
          action={
            <IconButton label={t`Close`} onClick={close}>
              <Icon name="x" size={20} />
            </IconButton>
          }
        >
          <Trans>
            This browser has deleted your login, as Safari does after seven days without a visit. Your basket and saved
            courses are kept with your account.
          </Trans>
          {pathname !== paths.login() && (
            <p>
              <TextLink to="/login" search={{ next: href }}>
                <Trans>Log in</Trans>
              </TextLink>
            </p>
          )}
        </Callout>
      </div>
    </Container>
  )
}
