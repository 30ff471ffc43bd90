import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { isMainThread, threadId } from 'node:worker_threads'
import { profileFolder, profileSignal } from './profile-signal.ts'

// Loaded first by every thread of a shop that is profiled, see `startProfiledShop`. The signal begins a profile of all
// threads, and ends it: each thread then writes its own.

/** Time between two samples, in microseconds. */
const samplingInterval = 250

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: samplingInterval })
let isRunning = false

async function toggle(): Promise<void> {
  isRunning = !isRunning
  if (isRunning) return session.post('Profiler.start')
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(join(process.env[profileFolder] ?? '.', `${threadId}.cpuprofile`), JSON.stringify(profile))
}

const threads = new BroadcastChannel('profile')
const close = () => {
  session.disconnect()
  threads.close()
}
threads.onmessage = ({ data }) => (data === 'close' ? close() : void toggle())
if (isMainThread) {
  process.on(profileSignal, () => {
    threads.postMessage('toggle')
    void toggle()
  })
  // An open session or channel would keep the threads from ending.
  process.once('SIGTERM', () => {
    threads.postMessage('close')
    close()
  })
}
