import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { limits } from '../../../contract/limits.ts'
import { iconButton } from '../../ui/button.css.ts'
import { search } from '../../ui/form.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { visuallyHidden } from '../../theme/layout.css.ts'

/** Leads to the search page; the browser itself refuses an empty term. */
export function SearchForm({ className }: { className?: string }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <form className={[search, className].filter(Boolean).join(' ')} action="/search" role="search">
      <label className={visuallyHidden} htmlFor={id}>
        {t`Search term`}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={t`Find courses, devices, manuals`}
        maxLength={limits.searchTermLength}
        pattern=".*\S.*"
        title={t`Type a word to search for`}
        required
      />
      <button className={iconButton} type="submit" aria-label={t`Search`}>
        <Icon name="search" size={20} />
      </button>
    </form>
  )
}
