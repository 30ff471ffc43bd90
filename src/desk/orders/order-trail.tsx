import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder, TrailEntry } from '#contract/desk/orders.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { actNames } from '../messages/act-names.ts'
import { eventNote } from '../messages/event-notes.ts'
import {
  messageNames,
  messageStatusNames,
  methodNames,
  orderStatusNames,
  paymentStatusNames,
  receiptStatusNames,
  refundStatusNames,
} from '../messages/order-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { RecordDetails } from '../records/record-details.tsx'
import { trail } from './order.css.ts'

/** Everything that happened to an order, the oldest first. */
export function OrderTrail({ order }: { order: DeskOrder }) {
  const moment = useMoments()
  return (
    <Stack as="section" gap={3}>
      <h2>
        <Trans>Timeline</Trans>
      </h2>
      <ol className={trail}>
        {order.trail.map((entry, index) => (
          <li key={index}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            <div>
              <TrailLine entry={entry} />
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function TrailLine({ entry }: { entry: TrailEntry }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  switch (entry.kind) {
    case 'event': {
      const change =
        entry.from === entry.to
          ? t`Noted`
          : `${i18n._(orderStatusNames[entry.from])} → ${i18n._(orderStatusNames[entry.to])}`
      return (
        <>
          <b>{isNamedStep(entry.note) ? i18n._(stepNames[entry.note]) : change}</b> <Actor actor={entry.actor} />
          {entry.note !== null && !isNamedStep(entry.note) && (
            <Text as="p" size="small">
              {eventNote(entry.note, { i18n, locale })}
            </Text>
          )}
        </>
      )
    }
    case 'payment':
      return (
        <>
          <b>
            <Trans>Payment begun</Trans>
          </b>{' '}
          <span>{`${i18n._(methodNames[entry.method])}, ${formatWon(entry.amt, locale)}: ${i18n._(paymentStatusNames[entry.status])}`}</span>
        </>
      )
    case 'webhook':
      return (
        <>
          <b>
            <Trans>Message from the provider</Trans>
          </b>{' '}
          <span>{`${entry.provider}, ${entry.settled_at === null ? t`not followed yet` : t`followed`}`}</span>
        </>
      )
    case 'message': {
      const name = messageNames[entry.purpose]
      return (
        <>
          <b>{entry.channel === 'mail' ? t`Mail` : t`Text message`}</b>{' '}
          <span>{`${name ? i18n._(name) : entry.purpose}: ${i18n._(messageStatusNames[entry.status])}`}</span>
        </>
      )
    }
    case 'refund':
      return (
        <>
          <b>
            <Trans>Refund</Trans>
          </b>{' '}
          <span>{`${formatWon(entry.amt, locale)}: ${i18n._(refundStatusNames[entry.status])}`}</span>
        </>
      )
    case 'receipt':
      return (
        <>
          <b>
            <Trans>Cash receipt</Trans>
          </b>{' '}
          <span>{i18n._(receiptStatusNames[entry.status])}</span>
        </>
      )
    case 'act':
      return (
        <>
          <b>{i18n._(actNames[entry.act])}</b> <span>{entry.operator}</span>
          <ActDetails details={entry.details} />
        </>
      )
  }
}

/** The words of an act; what else was written is opened on demand. */
function ActDetails({ details }: { details: Readonly<Record<string, unknown>> | null }) {
  if (details === null) return null
  const words = [details['reason'], details['note']].filter((each) => typeof each === 'string')
  const rest = Object.fromEntries(Object.entries(details).filter(([name]) => name !== 'reason' && name !== 'note'))
  return (
    <>
      {words.map((each) => (
        <Text as="p" size="small" key={each}>
          {each}
        </Text>
      ))}
      {Object.keys(rest).length > 0 && (
        <details>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <RecordDetails details={rest} />
        </details>
      )}
    </>
  )
}

/** Steps that the shop notes by a word of its own. */
const stepNames = {
  ordered: msg`Order received`,
  shipped: msg`Shipped`,
  delivered: msg`Delivered`,
  returned: msg`Took devices back`,
} as const

function isNamedStep(note: string | null): note is keyof typeof stepNames {
  return note !== null && Object.hasOwn(stepNames, note)
}

function Actor({ actor }: { actor: string }) {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = { member: t`the buyer`, provider: t`the provider`, job: t`the shop` }
  return <span>{names[actor] ?? actor.replace(/^operator /, '')}</span>
}
