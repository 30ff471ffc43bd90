import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { type Device, expectedArrivalDay, type RentalTerm } from '#contract/content/devices.ts'
import type { Locale } from '#contract/values/locale.ts'
import { AddToBasket } from '#entities/basket/add-to-basket.tsx'
import { endOfPass, formatDay, formatMonths, formatPeriod, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldLabel } from '#ui/controls/field-label.tsx'
import { iconButton } from '#ui/controls/icon-button.css.ts'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import { ApplyLink } from './apply-link.tsx'
import * as styles from './panel.css.ts'
import { amountsOf, type Choice, maxQuantity, searchFor, selectionOf } from './terms.ts'

interface PanelProps {
  readonly device: Device
  readonly choice: Choice
}

/** Panel with the choices, the price and the application link. The address stores every choice. */
export function Panel({ device, choice, isStockCurrent }: PanelProps & Pick<StockProps, 'isStockCurrent'>) {
  return (
    <Card padded="medium">
      {device.rental.length > 0 && device.purchase !== null && <SaleTypes device={device} choice={choice} />}
      {choice.term && <Term device={device} choice={choice} term={choice.term} />}
      <Pieces device={device} choice={choice} />
      <Sum device={device} choice={choice} />
      <Stack marginTop={4} data-width="wide">
        <ApplyLink device={device} choice={choice} size="large" fullWidth />
      </Stack>
      {device.stock > 0 && (
        <Stack marginTop={2}>
          <AddToBasket
            item={selectionOf(device, choice)}
            price={amountsOf(device, { ...choice, quantity: 1 }).goods}
            fullWidth
          />
        </Stack>
      )}
      <Stock device={device} choice={choice} isStockCurrent={isStockCurrent} />
    </Card>
  )
}

function SaleTypes({ device, choice }: PanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const price = formatWon(device.purchase?.amt ?? 0, locale)
  const [shortest] = device.rental
  const { saleType, term = shortest, quantity } = choice
  return (
    <SegmentedControl as="div" className={styles.saleTypes} role="group" aria-label={t`Rent or buy`}>
      <Link
        to="/device/detail"
        replace
        resetScroll={false}
        search={searchFor(device, { saleType: 'rental', term, quantity })}
        aria-current={saleType === 'rental' ? 'true' : undefined}
      >
        <Trans>Rental</Trans>
      </Link>
      <Link
        to="/device/detail"
        replace
        resetScroll={false}
        search={searchFor(device, { saleType: 'purchase', term: undefined, quantity })}
        aria-current={saleType === 'purchase' ? 'true' : undefined}
      >
        <Trans>Purchase, {price}</Trans>
      </Link>
    </SegmentedControl>
  )
}

/** Months per major tick. */
const quarter = 3

function Term({ device, choice, term }: PanelProps & { readonly term: RentalTerm }) {
  const router = useRouter()
  const locale = useLocale()
  const { today } = useAppContext()
  const field = useRef<HTMLSelectElement>(null)
  const longest = device.rental.at(-1)?.subs_month ?? term.subs_month
  const choose = (value: string) => {
    const chosen = device.rental.find(({ subs_month }) => String(subs_month) === value)
    if (!chosen || chosen.subs_month === term.subs_month) return
    void router.navigate({
      to: '/device/detail',
      search: searchFor(device, { ...choice, term: chosen }),
      replace: true,
      resetScroll: false,
    })
  }
  // React gets no change event for a choice made before hydration.
  const catchUp = useRef(choose)
  useEffect(() => {
    if (field.current) catchUp.current(field.current.value)
  }, [])
  return (
    // biome-ignore lint/plugin/forms: its choices belong in the address
    <form method="get" action={paths.device({})}>
      <input type="hidden" name="id" value={device.idx} />
      {choice.quantity > 1 && <input type="hidden" name="quantity" value={choice.quantity} />}
      <FieldLabel htmlFor="rental-term">
        <Trans>Rental term</Trans>
      </FieldLabel>
      <Select
        ref={field}
        id="rental-term"
        name="months"
        autoComplete="off"
        value={term.subs_month}
        onChange={(event) => choose(event.target.value)}
      >
        <TermOptions terms={device.rental} />
      </Select>
      <noscript>
        <Stack marginTop={2}>
          <Button size="small" fullWidth type="submit">
            <Trans>Select this term</Trans>
          </Button>
        </Stack>
      </noscript>
      <Meter length={longest} filled={term.subs_month} major={quarter} full className={styles.rule} />
      <MeterCaption marginTop={1} marginBottom={4}>
        <b>{device.stock > 0 ? rentalDays(today, term, locale) : formatMonths([term.subs_month], locale)}</b>
        <span aria-hidden="true">{formatMonths([longest], locale)}</span>
      </MeterCaption>
    </form>
  )
}

/** Formats the first and last day of a rental that is ordered today. */
function rentalDays(today: string, term: RentalTerm, locale: Locale): string {
  const first = expectedArrivalDay(today)
  return formatPeriod(first, endOfPass(first, term.subs_month), today, locale)
}

function TermOptions({ terms }: { terms: readonly RentalTerm[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return terms.map(({ subs_month, amt }) => {
    const length = formatMonths([subs_month], locale)
    const price = formatWon(amt, locale)
    return (
      <option key={subs_month} value={subs_month}>
        {t`${length}, ${price} a month`}
      </option>
    )
  })
}

function Pieces({ device, choice }: PanelProps) {
  const { t } = useLingui()
  const { quantity } = choice
  return (
    <Cluster justify="between" wrap={false}>
      <Text strong id="pieces">
        <Trans>Quantity</Trans>
      </Text>
      <div className={styles.stepper} role="group" aria-labelledby="pieces">
        <PiecesLink device={device} choice={{ ...choice, quantity: quantity - 1 }} aria-label={t`Decrease`}>
          <Icon name="minus" />
        </PiecesLink>
        <output className={styles.pieces} aria-live="polite">
          {quantity}
        </output>
        <PiecesLink device={device} choice={{ ...choice, quantity: quantity + 1 }} aria-label={t`Increase`}>
          <Icon name="plus" />
        </PiecesLink>
      </div>
    </Cluster>
  )
}

interface PiecesLinkProps extends PanelProps {
  readonly 'aria-label': string
  readonly children: ReactNode
}

/** Leads to the page with another quantity; disabled where that is none or more than there are. */
function PiecesLink({ device, choice, ...props }: PiecesLinkProps) {
  const disabled = choice.quantity < 1 || choice.quantity > maxQuantity(device)
  // The same element, so that it keeps the focus when it becomes disabled.
  return (
    <Link
      to="/device/detail"
      replace
      resetScroll={false}
      className={iconButton}
      search={searchFor(device, choice)}
      disabled={disabled}
      {...(disabled ? { tabIndex: 0 } : {})}
      {...props}
    />
  )
}

function Sum({ device, choice }: PanelProps) {
  const locale = useLocale()
  const { term, quantity } = choice
  const { goods, delivery, total } = amountsOf(device, choice)
  const price = formatWon(term ? term.amt : (device.purchase?.amt ?? 0), locale)
  const length = term ? formatMonths([term.subs_month], locale) : ''
  const rate = term?.disc_rate ?? 0
  return (
    <dl className={styles.sum} aria-live="polite">
      <DefinitionItem
        name={
          <>
            {term ? (
              <Trans>
                Rental {price} × {length}
              </Trans>
            ) : (
              <Trans>Price {price}</Trans>
            )}
            {quantity > 1 && <span>{` × ${quantity}`}</span>}
          </>
        }
      >
        {formatWon(goods, locale)}
      </DefinitionItem>
      {rate > 0 && (
        <DefinitionItem
          name={
            <Trans>
              Discount for {length}, {rate}%
            </Trans>
          }
        >
          <Trans>included</Trans>
        </DefinitionItem>
      )}
      <DefinitionItem name={<Trans>Delivery fee</Trans>}>
        {delivery === 0 ? <Trans>Free</Trans> : formatWon(delivery, locale)}
      </DefinitionItem>
      <DefinitionItem className={styles.total} name={<Trans>Total</Trans>}>
        {formatWon(total, locale)}
      </DefinitionItem>
    </dl>
  )
}

interface StockProps extends PanelProps {
  /** True when the browser has loaded the stock itself: the stock in a cached page may be outdated. */
  readonly isStockCurrent: boolean
}

/** Stock and delivery date, or the restock date. */
function Stock({ device, choice, isStockCurrent }: StockProps) {
  const locale = useLocale()
  const { today } = useAppContext()
  const { stock, returns_on: returnsOn } = device
  if (stock > 0) {
    const day = formatDay(expectedArrivalDay(today), today, locale)
    return (
      <Hint marginTop={4}>
        <Icon name="package" size={18} />
        <span>
          {isStockCurrent && (
            <>
              <Plural value={stock} one="# left." other="# left." />{' '}
            </>
          )}
          <Trans>Order today and it arrives around {day}.</Trans>
        </span>
      </Hint>
    )
  }
  const day = returnsOn === null ? '' : formatDay(returnsOn, today, locale)
  return (
    <>
      {returnsOn !== null && (
        <Hint marginTop={4}>
          <Icon name="calendar" size={18} />
          <span>
            <Trans>The next one is available on {day}.</Trans>
          </span>
        </Hint>
      )}
      <TextLink className={styles.inquiryLink} to="/cs/inquiry" search={{ type: 'service', device: device.idx }}>
        {choice.saleType === 'rental' ? <Trans>Ask when it’s available</Trans> : <Trans>Ask about this device</Trans>}
      </TextLink>
    </>
  )
}
