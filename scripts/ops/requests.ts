import { showRequest } from '#server/operator/requests.ts'
import { formatPairs } from './columns.ts'
import type { Handler } from './handler.ts'
import { formatRow, print } from './output.ts'

const showRequestCommand: Handler = async ({ services, options, args }) => {
  const shown = await showRequest(services, args.requestNumber())
  print(options, shown, () => formatPairs(formatRow(shown)))
}

export const requestHandlers = { 'requests show': showRequestCommand }
