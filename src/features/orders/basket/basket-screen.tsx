import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type SelectedItem, selectedItems, selectionKey, selectionSearch } from '#contract/addresses/order-selection.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { BasketQuote } from '#contract/orders/basket.ts'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { syncBasket } from '#entities/basket/basket-sync.ts'
import { useBasket } from '#entities/basket/use-basket.ts'
import { useBasketChange } from '#entities/basket/use-basket-change.ts'
import { FreeLessonsLink } from '#entities/course/free-lessons-link.tsx'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { page } from '../checkout/order.css.ts'
import { OrderSkeleton } from '../checkout/order-skeleton.tsx'
import { Amounts } from '../order/amounts.tsx'
import { itemName } from '../order/item-text.ts'
import { BasketLines } from './basket-lines.tsx'
import { basketQuoteOf, priceOfPiece } from './basket-quote.ts'
import type { BasketSearch } from './basket-search.ts'

/** The basket of this browser or member, or the one that an address names. */
export function BasketScreen({ search }: { search: BasketSearch }) {
  const items = selectedItems(search)
  return (
    <Container className={page}>
      <Heading as="h1" marginBottom={6} tabIndex={-1}>
        {items.length > 0 ? <Trans>A basket from a link</Trans> : <Trans>Your basket</Trans>}
      </Heading>
      {items.length > 0 ? <LinkedBasket items={items} /> : <OwnBasket />}
    </Container>
  )
}

/** A basket by its address, as a colleague sent it: each change is another address, also without the script. */
function LinkedBasket({ items }: { items: readonly SelectedItem[] }) {
  const { mutate, isPending, isSuccess, error } = useBasketChange()
  const failed = useFailure(error)
  const ownBasket = useFocusWhen<HTMLAnchorElement>(isSuccess)
  const add = (quote: BasketQuote) => {
    if (isPending) return
    mutate({
      put: quote.lines.flatMap(({ item, quote: line }) => (line ? [{ item, seen_amt: priceOfPiece(line) }] : [])),
    })
  }
  return (
    <PricedBasket items={items}>
      {(quote) => (
        <BasketColumns
          quote={quote}
          lines={
            <BasketLines
              lines={quote.lines}
              change={(item, quantity) => ({
                link: selectionSearch(
                  items.flatMap((each) =>
                    selectionKey(each) !== selectionKey(item) ? [each] : quantity > 0 ? [{ ...each, quantity }] : [],
                  ),
                ),
              })}
            />
          }
        >
          {isSuccess ? (
            <ButtonLink ref={ownBasket} fullWidth to="/basket">
              <Trans>See your basket</Trans>
            </ButtonLink>
          ) : (
            <Button fullWidth busy={isPending} onClick={() => add(quote)}>
              <Trans>Put these in your basket</Trans>
            </Button>
          )}
          <div role="status">
            {isSuccess && (
              <Text as="p" size="small">
                <Trans>They’re in your basket, with what was there before.</Trans>
              </Text>
            )}
          </div>
          {failed && <Callout tone="danger">{failed}</Callout>}
        </BasketColumns>
      )}
    </PricedBasket>
  )
}

/** The basket of this browser, or of the member. */
function OwnBasket() {
  const { t } = useLingui()
  const { origins, layout, keptLists, http, session } = useAppContext()
  // Another browser may have changed a member's basket. One that cannot be read stays as it is.
  useEffect(() => void syncBasket({ keptLists, http, session }).catch(() => undefined), [keptLists, http, session])
  const entries = useBasket()
  const { mutate, isPending, error } = useBasketChange()
  const failed = useFailure(error)
  const [last, setLast] = useState<{
    readonly entry: BasketEntry
    readonly name: string
    readonly change: 'removed' | 'returned'
  }>()
  const undo = useFocusWhen<HTMLButtonElement>(last?.change === 'removed' && last)
  const status = useFocusWhen<HTMLDivElement>(last?.change === 'returned' && last)
  const items = entries.map(({ item }) => item)
  const seen = new Map(entries.map(({ item, seen_amt }) => [selectionKey(item), seen_amt]))
  const entryOf = (item: SelectedItem) => ({ item, seen_amt: seen.get(selectionKey(item)) ?? 0 })
  const { option, devices } = selectionSearch(items)
  // A second press counts from what the first one made.
  const change = (...[changed, options]: Parameters<typeof mutate>) => {
    if (!isPending) mutate(changed, options)
  }
  const isGone = last?.change === 'removed' && !seen.has(selectionKey(last.entry.item))
  return (
    <>
      {failed && (
        <Callout tone="danger" title={<Trans>Your basket has not changed</Trans>}>
          <p>{failed}</p>
        </Callout>
      )}
      <div role="status" tabIndex={-1} ref={status}>
        {last && isGone && (
          <Cluster marginBottom={4}>
            <Text>
              <Trans>{last.name} is removed.</Trans>
            </Text>
            <Button
              ref={undo}
              size="small"
              busy={isPending}
              onClick={() =>
                change({ put: [last.entry] }, { onSuccess: () => setLast({ ...last, change: 'returned' }) })
              }
            >
              <Trans>Undo</Trans>
            </Button>
          </Cluster>
        )}
        {last?.change === 'returned' && (
          <Text as="p">
            <Trans>{last.name} is back in your basket.</Trans>
          </Text>
        )}
      </div>
      {items.length === 0 ? (
        <NothingInside />
      ) : (
        <PricedBasket items={items}>
          {(quote) => (
            <BasketColumns
              quote={quote}
              lines={
                <BasketLines
                  lines={quote.lines}
                  seen={seen}
                  change={(item, quantity) => ({
                    act: () => {
                      if (quantity > 0) return change({ put: [entryOf({ ...item, quantity })] })
                      const line = quote.lines.find((each) => selectionKey(each.item) === selectionKey(item))
                      const name = line?.quote ? itemName(line.quote) : t`An item`
                      change(
                        { remove: [selectionKey(item)] },
                        { onSuccess: () => setLast({ entry: entryOf(item), name, change: 'removed' }) },
                      )
                    },
                  })}
                />
              }
            >
              <CopyButton text={origins[layout] + paths.basket({ option, devices })}>
                <Trans>Copy a link to this basket</Trans>
              </CopyButton>
            </BasketColumns>
          )}
        </PricedBasket>
      )}
    </>
  )
}

/**
 * Asks for the prices of now, and keeps the former ones in sight meanwhile. The lines are the items at once: what was
 * removed goes, and the pieces are those chosen last.
 */
function PricedBasket({
  items,
  children,
}: {
  items: readonly SelectedItem[]
  children: (quote: BasketQuote) => ReactNode
}) {
  const { http } = useAppContext()
  const { data, error, isFetching, refetch } = useQuery({
    ...basketQuoteOf(http, items),
    placeholderData: keepPreviousData,
  })
  const failed = useFailure(error)
  const chosen = new Map(items.map((item) => [selectionKey(item), item]))
  const lines = data?.lines.flatMap((line) => {
    const item = chosen.get(selectionKey(line.item))
    return item ? [{ ...line, item }] : []
  })
  return (
    <div aria-busy={isFetching}>
      {error && (
        <Callout tone="danger" title={<Trans>We couldn’t load the prices</Trans>}>
          <p>{failed}</p>
          <Cluster marginTop={3}>
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Cluster>
        </Callout>
      )}
      {data && lines ? children({ ...data, lines }) : !error && <OrderSkeleton />}
    </div>
  )
}

/** Lines beside their sum and the way to the order. */
function BasketColumns({ quote, lines, children }: { quote: BasketQuote; lines: ReactNode; children: ReactNode }) {
  const accepted = quote.lines.filter(({ refusal }) => refusal === null)
  const refused = quote.lines.length - accepted.length
  const pieces = accepted.reduce((sum, { item }) => sum + item.quantity, 0)
  const { option, devices } = selectionSearch(accepted.map(({ item }) => item))
  return (
    <AsideColumns>
      <div>{lines}</div>
      <aside>
        <Card padded="medium">
          <Stack gap={4}>
            <Heading as="h2" size={18}>
              <Trans>Order amount</Trans>
            </Heading>
            <Amounts amounts={quote} pieces={pieces} />
            {refused > 0 && (
              <Text as="p" size="small">
                <Plural
                  value={refused}
                  one="# line is not in this order; it stays in the basket."
                  other="# lines are not in this order; they stay in the basket."
                />
              </Text>
            )}
            {accepted.length > 0 && (
              <ButtonLink variant="primary" size="large" fullWidth to="/order" search={{ option, devices }}>
                <Trans>Order</Trans>
              </ButtonLink>
            )}
            {children}
            <Text as="p" size="small" muted>
              <Trans>
                One order takes ten lines, ten pieces of each, and ten devices. Goods of one order travel together: only
                the highest delivery fee counts.
              </Trans>
            </Text>
          </Stack>
        </Card>
      </aside>
    </AsideColumns>
  )
}

function NothingInside() {
  return (
    <EmptyState frame="dashed">
      <TicketOutline />
      <h2>
        <Trans>Your basket is empty</Trans>
      </h2>
      <p>
        <Trans>Add courses and devices from their pages, and order them together.</Trans>
      </p>
      <Cluster gap={2} justify="center">
        <FreeLessonsLink />
        <ButtonLink to="/contents">
          <Trans>Browse courses</Trans>
        </ButtonLink>
        <ButtonLink to="/device">
          <Trans>Browse devices</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
