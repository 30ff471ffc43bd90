import { useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { Link } from './link.tsx'
import { belowList, pagination } from './pagination.css.ts'

/** Page numbers shown on each side of the current page. */
const reach = 2

interface PaginationProps {
  readonly label: string
  readonly page: number
  readonly pages: number
  /** Link to a page; undefined is the first one. */
  readonly link: (page: number | undefined) => LinkOptions
  /** Keeps a distance from the list above. */
  readonly below?: boolean
  /** The page keeps its scroll position when another part of the list opens. */
  readonly keepsScroll?: boolean
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ label, page, pages, link, below = false, keepsScroll = false }: PaginationProps) {
  const { t } = useLingui()
  const linkTo = (number: number): LinkOptions => ({
    ...link(number === 1 ? undefined : number),
    ...(keepsScroll ? { resetScroll: false, hashScrollIntoView: false } : {}),
  })
  if (pages <= 1) return null
  const first = Math.max(1, Math.min(page - reach, pages - 2 * reach))
  const last = Math.min(pages, Math.max(page + reach, 1 + 2 * reach))
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  return (
    <nav aria-label={label} className={classNames(pagination, below && belowList)}>
      <Step name="chevron-left" label={t`Previous page`} link={page > 1 ? linkTo(page - 1) : undefined} />
      {numbers.map((number) => (
        <Link key={number} {...linkTo(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Link>
      ))}
      <Step name="chevron-right" label={t`Next page`} link={page < pages ? linkTo(page + 1) : undefined} />
    </nav>
  )
}

function Step({
  name,
  label,
  link,
}: {
  name: 'chevron-left' | 'chevron-right'
  label: string
  link: LinkOptions | undefined
}) {
  if (link === undefined) {
    return (
      <span>
        <Icon name={name} size={20} />
      </span>
    )
  }
  return (
    <Link {...link} aria-label={label}>
      <Icon name={name} size={20} />
    </Link>
  )
}
