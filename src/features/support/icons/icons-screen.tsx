import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { VisuallyHidden, VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { type IconName, iconNames } from '#ui/pictures/icon-names.ts'
import { SupportFrame } from '../layout/support-frame.tsx'
import * as styles from './icons-screen.css.ts'

/** Sizes of icons in the shop, in pixels. The first one is undefined in the address. */
const sizes = [16, 20, 24, 32] as const

interface IconsScreenProps {
  /** Part of an icon's name. */
  readonly q?: string | undefined
  readonly size?: 20 | 24 | 32 | undefined
}

/** All icons by name, in the sizes of the shop. Pressing one copies its name. */
export function IconsScreen({ q = '', size }: IconsScreenProps) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<IconName>()
  const shown = iconNames.filter((name) => name.includes(q.toLowerCase()))
  const copy = (name: IconName) => void navigator.clipboard.writeText(name).then(() => setCopied(name))
  return (
    <SupportFrame tab="icons" intro={t`All icons in the shop. Press one to copy its name.`}>
      <div className={styles.tools}>
        {/* biome-ignore lint/plugin/forms: its search term belongs in the address */}
        <SearchForm action={paths.supportIcons()} aria-label={t`Find an icon`} key={q}>
          <VisuallyHiddenLabel htmlFor="icon-term">{t`Find an icon`}</VisuallyHiddenLabel>
          <input
            id="icon-term"
            name="q"
            type="search"
            defaultValue={q}
            placeholder={t`Find by name`}
            autoComplete="off"
          />
          {size !== undefined && <input type="hidden" name="size" value={size} />}
          <IconButton type="submit" label={t`Search`}>
            <Icon name="search" size={20} />
          </IconButton>
        </SearchForm>
        <SegmentedControl aria-label={t`Size in pixels`}>
          {sizes.map((each) => {
            const searched = each === 16 ? undefined : each
            return (
              <Link
                key={each}
                to="/support/icons"
                search={{ q: q || undefined, size: searched }}
                aria-current={searched === size ? 'true' : undefined}
              >
                {each}
              </Link>
            )
          })}
        </SegmentedControl>
      </div>
      <VisuallyHidden as="p" role="status">
        {copied === undefined ? <Plural value={shown.length} one="# icon" other="# icons" /> : t`Copied ${copied}`}
      </VisuallyHidden>
      {shown.length === 0 && (
        <EmptyState>
          <h2>{t`No icons match “${q}”`}</h2>
          <ButtonLink to="/support/icons">{t`See all icons`}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {shown.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === copied} onClick={() => copy(name)}>
              <Icon name={name} size={size ?? 16} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </SupportFrame>
  )
}
