#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { WebSocket, WebSocketServer } from 'ws'

// Stands for Debian's Firefox where Playwright starts one, and passes on what both say to each other in WebDriver BiDi,
// but for two things.

/** Sets a page's colour scheme. This release of Firefox does not know it, and Playwright sends it to every page. */
const unknownCommand = 'emulation.setMediaFeaturesOverride'
/** Playwright sets the value of a field, which React takes for its own change. What is typed goes through the editor. */
const asTyped = (command: string) =>
  command.replace(/window\.__pw_bidiInsertText\((\w+)\)/, "document.execCommand('insertText', false, $1)")

const commandSchema = v.object({ id: v.number(), method: v.string() })
const announcement = /WebDriver BiDi listening on (ws:\S+)/

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

for await (const line of createInterface(firefox.stderr)) {
  const address = announcement.exec(line)?.[1]
  process.stderr.write(`${address ? line.replace(address, await answerFor(address)) : line}\n`)
}

/** Returns the address at which this program answers for Firefox. */
async function answerFor(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', async (client, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false })
    const isOpen = once(browser, 'open')
    client.on('message', async (data) => {
      await isOpen
      const text = String(data)
      const { id, method } = v.parse(commandSchema, JSON.parse(text))
      if (method === unknownCommand) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else browser.send(asTyped(text))
    })
    browser.on('message', (data) => client.send(String(data)))
    client.on('close', () => browser.close())
    browser.on('close', () => client.close())
  })
  const bound = v.parse(v.object({ port: v.number() }), server.address())
  return `ws://127.0.0.1:${bound.port}`
}
