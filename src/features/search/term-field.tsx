import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { visuallyHidden } from '../../theme/layout.css.ts'
import { iconButton } from '../../ui/button.css.ts'
import { search } from '../../ui/form.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { field } from './term-field.css.ts'

/** The search field of the page itself; the browser refuses an empty term. */
export function TermField({ term }: { term?: string }) {
  const { t } = useLingui()
  return (
    <form
      method="get"
      className={`${search} ${field}`}
      action="/search"
      role="search"
      aria-label={t`Find courses, devices, manuals`}
      key={term}
    >
      <label className={visuallyHidden} htmlFor="search-term">
        {t`Search term`}
      </label>
      <input
        id="search-term"
        name="q"
        type="search"
        defaultValue={term}
        placeholder={t`Find courses, devices, manuals`}
        maxLength={limits.searchTermLength}
        pattern=".*\S.*"
        title={t`Type a word to search for`}
        required
      />
      {term !== undefined && (
        <a className={iconButton} href="/search" aria-label={t`Clear the search`}>
          <Icon name="x" size={20} />
        </a>
      )}
      <button className={iconButton} type="submit" aria-label={t`Search`}>
        <Icon name="search" size={20} />
      </button>
    </form>
  )
}
