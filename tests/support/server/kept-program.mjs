// Runs stoppable-program.ts as `npm start` runs the shop.
import { fileURLToPath } from 'node:url'
import { keepChild } from '../../../scripts/keep-child.mjs'

keepChild(process.execPath, [fileURLToPath(new URL('./stoppable-program.ts', import.meta.url))], { env: process.env })
