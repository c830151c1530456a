import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { currentTime, dayMs } from '../clock.ts'

/**
 * Removes uploads that a killed process had received; nothing refers to them. If other processes may use the same
 * folder, removes only what is older than any upload that could still be under way.
 */
export async function clearIncoming(folder: string, isAlone: boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const changedAt = isAlone ? 0 : await stat(file).then(({ mtimeMs }) => mtimeMs, currentTime)
    if (currentTime() - changedAt > dayMs) await rm(file, { recursive: true, force: true })
  }
}
