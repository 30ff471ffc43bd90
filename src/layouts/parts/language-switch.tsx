import { useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { languageLink } from './language-links.ts'
import { useFrame } from './frame-data.ts'

const names: readonly [Locale, string][] = [
  ['ko', 'KOR'],
  ['en', 'ENG'],
]

/** KOR and ENG: the current one is text, the other a link that loads the page anew in its language. */
export function LanguageSwitch() {
  const { locale } = useFrame()
  const location = useLocation()
  return names.map(([each, name]) => (
    <Fragment key={each}>
      {each === locale ? (
        <b aria-current="true">{name}</b>
      ) : (
        <a href={languageLink(location, each)} lang={each} hrefLang={each}>
          {name}
        </a>
      )}
    </Fragment>
  ))
}
