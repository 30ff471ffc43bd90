import { useLingui } from '@lingui/react/macro'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { openStorage } from '#lib/browser/open-storage.ts'
import { createPageStorage } from '#lib/browser/page-storage.ts'
import { VisuallyHidden, VisuallyHiddenInput } from '#ui/content/visually-hidden.tsx'
import { iconButton } from '#ui/controls/icon-button.css.ts'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { focusHeader } from './focus-header.ts'
import { useFrame } from './frame-data.ts'
import { band } from './top-banner.css.ts'

/** Announcement above the header. It can be closed without the script; with the script it stays closed. */
export function TopBanner() {
  const { t } = useLingui()
  const { top } = useFrame()
  if (!top) return null
  const close = () => {
    createPageStorage(openStorage('localStorage')).setItem(localStorageKeys.closedBanner, String(top.idx))
    // The box that had the focus is hidden with the band.
    focusHeader()
  }
  return (
    <aside className={band} aria-label={t`Announcement`} data-banner={top.idx}>
      <Container>
        <a href={top.href}>
          {/* Loads after the style sheets, since every page waits for them. */}
          {top.picture && <img src={top.picture} width={112} height={48} alt={top.picture_text} fetchPriority="low" />}
          <span>
            <b>{top.title}</b> <span>{top.text}</span>
          </span>
        </a>
        <label className={iconButton}>
          <VisuallyHiddenInput type="checkbox" onChange={close} />
          <VisuallyHidden>{t`Close the announcement`}</VisuallyHidden>
          <Icon name="x" size={20} />
        </label>
      </Container>
    </aside>
  )
}
