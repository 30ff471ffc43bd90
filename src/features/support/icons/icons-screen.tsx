import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../../contract/addresses/paths.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { IconName } from '../../../ui/pictures/icon-names.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import { IconSheet } from './icon-sheet.tsx'
import {
  defaultSize,
  findIcons,
  isIconName,
  searchedSize,
  sizes,
  type IconSize,
  type IconsSearch,
} from './icons-search.ts'
import * as styles from './icons-screen.css.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { VisuallyHidden, VisuallyHiddenLabel } from '../../../ui/content/visually-hidden.tsx'
import { SearchForm } from '../../../ui/controls/search-box.tsx'

/** All icons by name. Selecting one shows its size and copies its name. */
export function IconsScreen({ q, size: searched, icon }: IconsSearch) {
  const size: IconSize = searched ?? defaultSize
  const [copied, setCopied] = useState<IconName>()
  const shown = findIcons(q ?? '')
  const chosen = isIconName(icon) ? icon : (shown[0] ?? 'search')
  const copy = (name: IconName) => void navigator.clipboard.writeText(name).then(() => setCopied(name))
  return (
    <SupportFrame tab="icons" intro={<Trans>All icons in the shop. Press one to copy its name.</Trans>}>
      <div className={styles.columns}>
        <IconSheet name={chosen} size={size} copied={copied === chosen} onCopy={copy} />
        <div>
          <div className={styles.tools}>
            <TermForm q={q} size={size} icon={icon} />
            <Sizes q={q} size={size} icon={icon} />
          </div>
          <VisuallyHidden as="p" role="status">
            {copied === undefined ? (
              <Plural value={shown.length} one="# icon" other="# icons" />
            ) : (
              <Trans>Copied {copied}</Trans>
            )}
          </VisuallyHidden>
          {shown.length === 0 ? (
            <NoIcons term={q ?? ''} />
          ) : (
            <ul className={styles.grid}>
              {shown.map((name) => (
                <li key={name}>
                  <Link
                    to="/support/icons"
                    search={{ q, size: searchedSize(size), icon: name }}
                    aria-current={name === chosen ? 'true' : undefined}
                    preload={false}
                    replace
                    resetScroll={false}
                    onClick={() => copy(name)}
                  >
                    <Icon name={name} size={size} />
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </SupportFrame>
  )
}

/** Search parameters, with the default size filled in. */
interface Shown extends Pick<IconsSearch, 'q' | 'icon'> {
  readonly size: IconSize
}

function TermForm({ q, size, icon }: Shown) {
  const { t } = useLingui()
  const searched = searchedSize(size)
  return (
    <SearchForm action={paths.supportIcons()} aria-label={t`Find an icon`} key={q}>
      <VisuallyHiddenLabel htmlFor="icon-term">{t`Find an icon`}</VisuallyHiddenLabel>
      <input id="icon-term" name="q" type="search" defaultValue={q} placeholder={t`Find by name`} autoComplete="off" />
      {searched !== undefined && <input type="hidden" name="size" value={searched} />}
      {icon !== undefined && <input type="hidden" name="icon" value={icon} />}
      <IconButton type="submit" label={t`Search`}>
        <Icon name="search" size={20} />
      </IconButton>
    </SearchForm>
  )
}

function Sizes({ q, size, icon }: Shown) {
  const { t } = useLingui()
  return (
    <SegmentedControl aria-label={t`Size in pixels`}>
      {sizes.map((each) => (
        <a
          key={each}
          href={paths.supportIcons({ q, size: searchedSize(each), icon })}
          aria-current={each === size ? 'true' : undefined}
        >
          {each}
        </a>
      ))}
    </SegmentedControl>
  )
}

function NoIcons({ term }: { term: string }) {
  return (
    <EmptyState>
      <h2>
        <Trans>No icons match “{term}”</Trans>
      </h2>
      <ButtonLink href={paths.supportIcons()}>
        <Trans>See all icons</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
