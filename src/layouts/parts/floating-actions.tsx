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

/** The chatbot and a link back to the top, beside the content. The mobile layout has the chatbot's button in its header. */
export function FloatingActions() {
  const { t } = useLingui()
  const { messages, layout } = useFrame()
  const toTop = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const update = () => toTop.current?.toggleAttribute('data-shown', window.scrollY > shownAfterPixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  const rise = (event: React.MouseEvent) => {
    event.preventDefault()
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    window.scrollTo({ top: 0, behavior })
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  }

  return (
    <>
      <aside className={styles.actions} aria-label={t`Shortcuts`}>
        <a className={styles.toTop} href="#main" aria-label={t`Back to top`} ref={toTop} onClick={rise}>
          <Icon name="arrow-up" size={20} />
        </a>
        {layout === 'desktop' && (
          <button className={styles.chatButton} type="button" popoverTarget="chatbot">
            <Icon name="message-circle" size={20} />
            <Trans>Chatbot</Trans>
          </button>
        )}
      </aside>
      <section className={chatbot} id="chatbot" popover="auto" aria-label={t`Chatbot`}>
        <LazyHydrate part={chatbotPart} messages={messages} props={{}} />
      </section>
    </>
  )
}
