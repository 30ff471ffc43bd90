import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LazyHydrate, deferComponent } from '../../ui/lazy-hydrate.tsx'
import { useFrame } from './frame-data.ts'
import { chatbot } from '../chatbot/chatbot.css.ts'
import * as styles from './floating-actions.css.ts'

const shownAfterPixels = 480

const chatbotPart = deferComponent(
  '#chatbot',
  'shop-lazy',
  async () => (await import('../chatbot/chatbot.lazy.tsx')).Chatbot,
)

/** Chatbot and back-to-top link, fixed in the corner. They stop above the footer. */
export function FloatingActions() {
  const { t } = useLingui()
  const { messages } = useFrame()
  const actions = useRef<HTMLElement>(null)
  const toTop = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const footer = document.querySelector('footer')
    let lastY = window.scrollY
    const place = () => {
      if (!actions.current || !toTop.current) return
      const y = window.scrollY
      toTop.current.toggleAttribute('data-shown', y > shownAfterPixels)
      // Scrolling down, the actions stop above the footer; scrolling up, they are fixed again.
      const footerTop = footer ? footer.getBoundingClientRect().top : Number.POSITIVE_INFINITY
      const rests = footerTop < window.innerHeight && y >= lastY
      const leaves = footerTop >= window.innerHeight || y < lastY
      if (rests && !actions.current.hasAttribute('data-docked')) {
        actions.current.style.setProperty('--docked-at', `${footerTop + y - actions.current.offsetHeight - 24}px`)
        actions.current.setAttribute('data-docked', '')
      } else if (leaves) actions.current.removeAttribute('data-docked')
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
      <aside className={styles.actions} aria-label={t`Shortcuts`} ref={actions}>
        <a className={styles.toTop} href="#main" aria-label={t`Back to top`} ref={toTop} onClick={rise}>
          <Icon name="arrow-up" size={20} />
        </a>
        <button className={styles.chatButton} type="button" popoverTarget="chatbot">
          <Icon name="message-circle" size={20} />
          <Trans>Chatbot</Trans>
        </button>
      </aside>
      <section className={chatbot} id="chatbot" popover="auto" aria-label={t`Chatbot`}>
        <LazyHydrate part={chatbotPart} messages={messages} props={{}} />
      </section>
    </>
  )
}
