import { enableCompileCache } from 'node:module'
import { readRequest, UsageError } from './ops/commands.ts'

/** npm run ops: the operator's desk. */

// The database's and the providers' packages take most of a command's time; the second start compiles none of them.
enableCompileCache()

async function main(): Promise<void> {
  const request = readRequest(process.argv.slice(2))
  if (request.kind === 'help') {
    console.log(request.text)
    return
  }
  const { runDesk } = await import('./ops/desk.ts')
  await runDesk(request)
}

/** The reason stands last; one that was not written for the operator comes with where it happened. */
async function reportError(error: unknown): Promise<void> {
  if (error instanceof UsageError) {
    if (error.help !== undefined) console.error(`${error.help}\n`)
    console.error(error.message)
    return
  }
  const { reasonOf } = await import('./ops/desk.ts')
  console.error(reasonOf(error) ?? error)
}

main().catch(async (error: unknown) => {
  await reportError(error)
  process.exit(1)
})
