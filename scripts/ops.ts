import { enableCompileCache } from 'node:module'
import { readRequest, UsageError } from './ops/commands.ts'

// npm run ops: the operator's desk.

// Compiling the packages of database and providers takes most of a command's time; the cache saves it from the second start on.
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

/** Prints the reason as the last line, with a stack trace when it was not written for the operator. */
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
