import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'

interface DiskOptions {
  readonly megabytes: number
  readonly owner: { readonly uid: number; readonly gid: number }
}

/** A disk of its own, in a file, mounted at `directory`. */
export interface Disk {
  /**
   * Refuses every write from now on, as Linux does after a failed one, and forgets what was not synced: a power cut. Files
   * that are open stay readable.
   */
  fail(): void
  /** Mounts what was synced. Processes that use the disk must have ended. */
  replace(): void
  remove(): void
}

/** Makes a disk (ext4 on a loop device). Needs root. */
export function makeDisk(directory: string, { megabytes, owner }: DiskOptions): Disk {
  const image = `${directory}.img`
  const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, directory)
  run('truncate', '--size', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', image)
  mkdirSync(directory, { recursive: true })
  mount()
  chownSync(directory, owner.uid, owner.gid)
  return {
    // Ends the journal of ext4: nothing is written back after it.
    fail: () => run('mount', '-o', 'remount,abort', directory),
    replace: () => {
      run('umount', directory)
      mount()
    },
    remove: () => {
      run('umount', '--lazy', directory)
      rmSync(image, { force: true })
    },
  }
}
