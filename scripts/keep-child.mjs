// Runs a program that must end when its parent ends. It runs before dependencies are installed: nothing newer than Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Interval of the checks for the parents, in ms. */
const lookMs = 300

/**
 * Runs a program on this process's terminal and exits with its code. Sends it SIGTERM when this process gets a signal,
 * or when npm or the shell that started this process is gone: npm forwards no signal when it is killed, and a shell in
 * between may not forward one either. When this process is killed, the program notices it by its IPC channel.
 */
export function keepChild(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // A signal would end it at once on Windows; the end of the channel asks it to stop.
  const stop = () => (process.platform === 'win32' ? child.disconnect() : child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const timer = setInterval(watchParents(stop), lookMs)
  child.on('exit', (code, signal) => {
    clearInterval(timer)
    process.exit(code ?? (signal ? 1 : 0))
  })
  return child
}

/** Calls `onGone` once when the parent process is gone, or the npm that started the parent shell. */
function watchParents(onGone) {
  const parent = process.ppid
  const beyond = isNpm(parent) ? undefined : parentOf(parent)
  const npm = beyond !== undefined && isNpm(beyond) ? beyond : undefined
  let isGone = false
  return () => {
    if (isGone || (process.ppid === parent && (npm === undefined || isAlive(npm)))) return
    isGone = true
    onGone()
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Id of the parent of a process; undefined where the platform does not provide it. */
function parentOf(pid) {
  const parent = Number(told(pid, 'ppid='))
  return parent > 1 ? parent : undefined
}

function isNpm(pid) {
  return /(^|[/\s])npm([\s.-]|$)/.test(told(pid, 'args='))
}

function told(pid, field) {
  if (process.platform === 'linux') {
    try {
      if (field === 'args=') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \S+ (\d+) .*$/s, '$1')
    } catch {
      return ''
    }
  }
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
