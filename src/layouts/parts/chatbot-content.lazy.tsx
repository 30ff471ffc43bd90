import { Trans, useLingui } from '@lingui/react/macro'
import { businessHours } from '../../../contract/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { phone } from '../../../contract/company.ts'
import * as styles from './floating-actions.css.ts'
import { SiteSearch } from './site-search.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Text } from '../../ui/text.tsx'

/** The chatbot's panel: the search and the phone number. */
export function ChatbotContent() {
  const { t } = useLingui()
  const { opens, closes } = businessHours
  return (
    <>
      <header>
        <div>
          <h2>
            <Trans>Chatbot</Trans>
          </h2>
          <Text as="p" size="small" muted>
            <Trans>
              Staff on weekdays {opens}–{closes}
            </Trans>
          </Text>
        </div>
        <IconButton popoverTarget="chatbot" popoverTargetAction="hide" label={t`Close the chatbot`}>
          <Icon name="x" size={20} />
        </IconButton>
      </header>
      <div>
        <p className={styles.bubble}>
          <Trans>What are you looking for? Type a word, and I will look through the courses.</Trans>
        </p>
        <SiteSearch label={t`From the chatbot`} />
        <Text as="p" size="small" muted>
          <Trans>For anything else, our staff will help you on the phone.</Trans>{' '}
          <TextLink href={`tel:${phone}`}>{phone}</TextLink>
        </Text>
      </div>
    </>
  )
}
