import { useLingui } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { belowList, pagination } from './pagination.css.ts'

/** Page numbers shown on each side of the current page. */
const reach = 2

interface PaginationProps {
  readonly label: string
  readonly page: number
  readonly pages: number
  /** Address of a page; undefined is the first one. */
  readonly href: (page: number | undefined) => string
  /** Keeps a distance from the list above. */
  readonly below?: boolean
  /** The page keeps its scroll position when another part of the list opens. */
  readonly keepsScroll?: boolean
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ label, page, pages, href, below = false, keepsScroll = false }: PaginationProps) {
  const { t } = useLingui()
  const hrefOf = (number: number) => href(number === 1 ? undefined : number)
  if (pages <= 1) return null
  const first = Math.max(1, Math.min(page - reach, pages - 2 * reach))
  const last = Math.min(pages, Math.max(page + reach, 1 + 2 * reach))
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  return (
    <nav
      aria-label={label}
      className={classNames(pagination, below && belowList)}
      data-keeps-scroll={keepsScroll ? '' : undefined}
    >
      <Step name="chevron-left" label={t`Previous page`} href={page > 1 ? hrefOf(page - 1) : undefined} />
      {numbers.map((number) => (
        <a key={number} href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </a>
      ))}
      <Step name="chevron-right" label={t`Next page`} href={page < pages ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}

function Step({
  name,
  label,
  href,
}: {
  name: 'chevron-left' | 'chevron-right'
  label: string
  href: string | undefined
}) {
  if (href === undefined) {
    return (
      <span>
        <Icon name={name} size={20} />
      </span>
    )
  }
  return (
    <a href={href} aria-label={label}>
      <Icon name={name} size={20} />
    </a>
  )
}
