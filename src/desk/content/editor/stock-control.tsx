import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStock, mostPieces, type StockOfDevice, setDeviceStock } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useErrorText } from '#desk/messages/error-text.ts'
import type { ShownError } from '#lib/errors/shown-error.ts'
import { formatInteger } from '#lib/i18n/format.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { StockField } from '../fields/field.ts'
import { stock as stockClass } from './editor.css.ts'
import { useFormActions } from './form-context.ts'
import { Titled } from './labelled.tsx'
import { type ControlProps, NumberControl } from './simple-controls.tsx'

/**
 * Pieces of a device. A device that is not in the shop begins with a number of its file; afterwards the shelf is
 * counted beside the draft, since orders change it all day.
 */
export function StockControl({ field, path, value }: ControlProps<StockField>) {
  const { published } = useFormActions()
  if (published === null || published === undefined)
    return <NumberControl field={{ ...field, type: 'number' }} path={path} value={value} />
  return <CountedStock field={field} path={path} value={value} />
}

function CountedStock({ field, path }: ControlProps<StockField>) {
  const { http, queryClient } = useAppContext()
  const { file } = useFormActions()
  const input = { query: { path: file } }
  const { data, error, refetch } = useQuery({ ...deskQuery(http, deviceStock, input), refetchInterval: 60_000 })
  const failure = useErrorText(error)
  const [typed, setTyped] = useState<string>()
  const set = useEndpointMutation(setDeviceStock, {
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      setTyped(undefined)
    },
  })
  return (
    <Titled path={path} label={field.label}>
      <AsyncContent
        data={data}
        errorText={failure}
        errorTitle={<Trans>The stock didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="12rem" />}
      >
        {(content) => (
          <Count
            stock={content}
            typed={typed}
            onType={setTyped}
            isSetting={set.isPending}
            isSet={set.isSuccess}
            error={set.error}
            onSet={(on_hand) => set.mutate({ body: { path: file, on_hand, seen: content.on_hand } })}
            onReload={() => {
              set.reset()
              void refetch()
            }}
          />
        )}
      </AsyncContent>
    </Titled>
  )
}

interface CountProps {
  readonly stock: StockOfDevice
  /** Undefined until the operator types. */
  readonly typed: string | undefined
  readonly onType: (typed: string) => void
  readonly isSetting: boolean
  readonly isSet: boolean
  readonly error: ShownError
  readonly onSet: (onHand: number) => void
  readonly onReload: () => void
}

/** The three numbers, and what becomes of them when another one is typed. */
function Count({ stock, typed, onType, isSetting, isSet, error, onSet, onReload }: CountProps) {
  const { t } = useLingui()
  const { isReadOnly } = useFormActions()
  const failure = useErrorText(error)
  const { on_hand, promised, available } = stock
  const digits = (typed ?? String(on_hand)).trim().replaceAll(',', '')
  const pieces = /^\d{1,6}$/.test(digits) && Number(digits) <= mostPieces ? Number(digits) : undefined
  const isChanged = typed !== undefined && pieces !== on_hand
  const most = formatInteger(mostPieces)
  return (
    <Stack gap={4}>
      <DefinitionList stacked className={stockClass}>
        <DefinitionItem name={t`On the shelf`}>{formatInteger(on_hand)}</DefinitionItem>
        <DefinitionItem name={t`Promised to orders`}>{formatInteger(promised)}</DefinitionItem>
        <DefinitionItem name={t`For sale`}>{formatInteger(Math.max(0, available))}</DefinitionItem>
      </DefinitionList>
      {!isReadOnly && (
        <>
          <TextField
            label={t`Pieces on the shelf`}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(on_hand)}
            error={
              isChanged && pieces === undefined ? t`Enter a whole number of pieces, ${most} at the most.` : undefined
            }
            onChange={({ target }) => onType(target.value)}
            help={
              <span role="status">
                {isChanged && pieces !== undefined ? (
                  <After pieces={pieces} promised={promised} />
                ) : (
                  <Trans>Count what lies there, also what is promised. It changes at once, without publishing.</Trans>
                )}
              </span>
            }
          >
            <Button
              busy={isSetting}
              disabled={!isChanged || pieces === undefined}
              onClick={() => {
                if (pieces !== undefined) onSet(pieces)
              }}
            >
              <Trans>Set the stock</Trans>
            </Button>
          </TextField>
          {failure !== undefined && (
            <Callout
              tone="danger"
              action={
                <Button size="small" onClick={onReload}>
                  <Trans>Look at the shelf again</Trans>
                </Button>
              }
            >
              {failure}
            </Callout>
          )}
          {isSet && !isChanged && (
            <Callout tone="success">
              <Trans>The stock is set.</Trans>
            </Callout>
          )}
        </>
      )}
    </Stack>
  )
}

/** What is for sale once so many pieces lie on the shelf. */
function After({ pieces, promised }: { pieces: number; promised: number }) {
  const forSale = formatInteger(Math.max(0, pieces - promised))
  const missing = promised - pieces
  if (missing > 0)
    return (
      <Plural
        value={missing}
        one="Nothing will be for sale: one more piece is promised than there is."
        other="Nothing will be for sale: # more pieces are promised than there are."
      />
    )
  return promised === 0 ? (
    <Trans>For sale then: {forSale}.</Trans>
  ) : (
    <Trans>
      For sale then: {forSale}. {promised} are promised to orders.
    </Trans>
  )
}
