import { type Config, readConfig } from './config/config.ts'
import { exposureWarning } from './config/start-checks.ts'
import { describeError } from './db/errors.ts'
import { StartError } from './lib/start-error.ts'
import type { OpenShop } from './open-shop.ts'
import { describeMembers } from './sandbox/members.ts'
import { startShop } from './start-shop.ts'
import { loadRenderer } from './web/renderer.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await startShop(config, { loadRenderer, announce: (shop) => announce(config, shop) })
}

/** Tells the addresses of the shop. */
function announce(config: Config, { invitation }: Pick<OpenShop, 'invitation'>): void {
  const addresses = [
    `  desktop  ${config.desktopOrigin}`,
    `  mobile   ${config.mobileOrigin}`,
    // A live shop answers no other hosts.
    ...(config.mode === 'sandbox' ? [`  any      http://localhost:${config.port}`] : []),
    ...(config.deskOrigin === undefined ? [] : [`  desk     ${config.deskOrigin}`]),
  ]
  process.stdout.write(`\nThe shop is open.\n${addresses.join('\n')}\n\n`)
  if (invitation !== undefined)
    process.stdout.write(`Nobody works at the desk yet. This link adds a passkey, once:\n  ${invitation}\n\n`)
  if (config.mode === 'sandbox') process.stdout.write(describeMembers())
  const warning = exposureWarning(config)
  if (warning !== undefined) process.stderr.write(`\n${warning}\n\n`)
  // `npm start` goes on with what it has left to do.
  process.send?.('open')
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else console.error('The shop could not start:', describeError(error))
  process.exit(1)
})
