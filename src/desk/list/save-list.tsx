import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import type { CallInput, ContentOf } from '#contract/protocol/endpoint.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { formatInteger } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useErrorText } from '../messages/error-text.ts'
import { toCsv } from './csv.ts'
import { pageOf } from './page-of.ts'

/** Rows of one call, the most that it answers. */
const pageSize = 100
/** Rows of a file: more of them take a narrower filter. */
const mostRows = 5_000

interface SaveListProps<E extends DeskEndpoint> {
  readonly endpoint: E
  /** Input of the call for a page with so many rows. */
  readonly input: (page: { readonly page_index: number; readonly page_size: number }) => CallInput<E>
  /** Names of the columns. */
  readonly head: readonly string[]
  /** Rows of the answer's content, a value for each column. */
  readonly rows: (content: ContentOf<E>) => readonly (readonly (string | number)[])[]
  /** Name of the file, without its ending. */
  readonly name: string
}

/** Button that saves every page of a list, as it is filtered, as one CSV file. */
export function SaveList<E extends DeskEndpoint>({ endpoint, input, head, rows, name }: SaveListProps<E>) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const save = useMutation({
    mutationFn: async () => {
      const all: (readonly (string | number)[])[] = []
      let pages = 1
      for (let page = 1; page <= pages && all.length < mostRows; page += 1) {
        const answer = await http(endpoint, input({ page_index: page, page_size: pageSize }))
        const { content, page_info } = pageOf(endpoint, answer)
        all.push(...rows(content))
        pages = page_info?.total_pages ?? 1
      }
      saveFile(toCsv([head, ...all]), `${name}.csv`)
      return { isCut: all.length >= mostRows && pages * pageSize > mostRows }
    },
  })
  const failure = useErrorText(save.error)
  const most = formatInteger(mostRows)
  return (
    <>
      <Cluster justify="end">
        <Button size="small" busy={save.isPending} onClick={() => !save.isPending && save.mutate()}>
          <Icon name="download" />
          <Trans>Save as CSV</Trans>
        </Button>
      </Cluster>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {save.data?.isCut && (
        <Callout tone="warning" title={t`The file ends after ${most} rows`}>
          <Trans>Narrow the list, for example to fewer days, and save the rest as another file.</Trans>
        </Callout>
      )}
    </>
  )
}
