import { Trans } from '@lingui/react/macro'
import { rentalCalendar } from '#contract/orders/orders.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { saveFile } from '#lib/browser/save-file.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface RentalCalendarButtonProps {
  readonly order: string
  /** ID of the item in the order. */
  readonly item: string
  readonly device: string
}

/** Saves the day on which a rental ends as a calendar file. */
export function RentalCalendarButton({ order, item, device }: RentalCalendarButtonProps) {
  const download = useEndpointMutation(rentalCalendar, {
    onSuccess: (content) => saveFile(content, `rental-${order}.ics`),
  })
  const failed = useFailure(download.error)
  return (
    <div>
      <Button size="small" busy={download.isPending} onClick={() => download.mutate({ params: { id: order, item } })}>
        <Icon name={download.isPending ? 'loader-circle' : 'calendar'} />
        <Trans>Add the return of {device} to calendar</Trans>
      </Button>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>The calendar file didn’t load</Trans>}>
          {failed}
        </Callout>
      )}
    </div>
  )
}
