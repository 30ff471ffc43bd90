import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { businessHours } from '../../../contract/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { iconButton, link } from '../../ui/button.css.ts'
import { muted, small } from '../../theme/layout.css.ts'
import { phone } from './company.ts'
import * as styles from './dock.css.ts'
import { SearchForm } from './search-form.tsx'

const shownAfterPixels = 480

/** Chatbot and back to top: fixed at the corner, sticking above the footer once it comes into view. */
export function Dock() {
  const { t } = useLingui()
  const dock = useRef<HTMLDivElement>(null)
  const toTop = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const footer = document.querySelector('footer')
    let lastY = window.scrollY
    const place = () => {
      if (!dock.current || !toTop.current) return
      const y = window.scrollY
      toTop.current.toggleAttribute('data-shown', y > shownAfterPixels)
      // Scrolling down onto the footer it stays above it; on the way up it follows the window again.
      const footerTop = footer ? footer.getBoundingClientRect().top : Number.POSITIVE_INFINITY
      const rests = footerTop < window.innerHeight && y >= lastY
      const leaves = footerTop >= window.innerHeight || y < lastY
      if (rests && !dock.current.hasAttribute('data-docked')) {
        dock.current.style.setProperty('--docked-at', `${footerTop + y - dock.current.offsetHeight - 24}px`)
        dock.current.setAttribute('data-docked', '')
      } else if (leaves) dock.current.removeAttribute('data-docked')
      lastY = y
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [])

  const rise = (event: React.MouseEvent) => {
    event.preventDefault()
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    window.scrollTo({ top: 0, behavior })
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={styles.dock} ref={dock}>
        <a className={styles.toTop} href="#main" aria-label={t`Back to top`} ref={toTop} onClick={rise}>
          <Icon name="arrow-up" size={20} />
        </a>
        <button className={styles.chatButton} type="button" popoverTarget="chatbot">
          <Icon name="message-circle" size={20} />
          <Trans>Chatbot</Trans>
        </button>
      </div>
      <Chatbot />
    </>
  )
}

/** Answers from the FAQ once there is one; until then it leads to the search and to people. */
function Chatbot() {
  const { t } = useLingui()
  const { opens, closes } = businessHours
  return (
    <section className={styles.chat} id="chatbot" popover="auto" aria-label={t`Chatbot`}>
      <header>
        <div>
          <h2>
            <Trans>Chatbot</Trans>
          </h2>
          <p className={`${small} ${muted}`}>
            <Trans>
              Staff on weekdays {opens}–{closes}
            </Trans>
          </p>
        </div>
        <button
          className={iconButton}
          type="button"
          popoverTarget="chatbot"
          popoverTargetAction="hide"
          aria-label={t`Close the chatbot`}
        >
          <Icon name="x" size={20} />
        </button>
      </header>
      <div>
        <p className={styles.bubble}>
          <Trans>What are you looking for? Type a word, and I will look through the courses.</Trans>
        </p>
        <SearchForm label={t`From the chatbot`} />
        <p className={`${small} ${muted}`}>
          <Trans>For anything else, our staff will help you on the phone.</Trans>{' '}
          <a className={link} href={`tel:${phone}`}>
            {phone}
          </a>
        </p>
      </div>
    </section>
  )
}
