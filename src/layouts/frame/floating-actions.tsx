import { Trans, useLingui } from '@lingui/react/macro'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { chatbot } from '../chatbot/chatbot.css.ts'
import * as styles from './floating-actions.css.ts'
import { focusHeader } from './focus-header.ts'
import { useFrame } from './frame-data.ts'
import { useShortcutPlace } from './use-shortcut-place.ts'

const chatbotPart = deferComponent(
  '#chatbot',
  'shop-lazy',
  async () => (await import('../chatbot/chatbot.lazy.tsx')).Chatbot,
)

/** The chatbot and a link back to the top. The mobile layout has the chatbot's button in its header. */
export function FloatingActions() {
  const { t } = useLingui()
  const { messages, layout } = useFrame()
  const actions = useShortcutPlace()

  const rise = (event: React.MouseEvent) => {
    event.preventDefault()
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    window.scrollTo({ top: 0, behavior })
    focusHeader()
  }

  return (
    <>
      <aside className={styles.actions} aria-label={t`Shortcuts`} ref={actions}>
        <div className={styles.group}>
          <a className={styles.toTop} href="#main" aria-label={t`Back to top`} onClick={rise}>
            <Icon name="arrow-up" size={20} />
          </a>
          {layout === 'desktop' && (
            <button className={styles.chatButton} type="button" popoverTarget="chatbot">
              <Icon name="message-circle" size={20} />
              <Trans>Chatbot</Trans>
            </button>
          )}
        </div>
      </aside>
      <section className={chatbot} id="chatbot" popover="auto" aria-label={t`Chatbot`}>
        <LazyHydrate part={chatbotPart} messages={messages} props={{}} />
      </section>
    </>
  )
}
