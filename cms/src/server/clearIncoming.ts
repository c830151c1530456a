import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { currentTime, dayMs } from '../clock.ts'

/**
 * Removes uploads that a killed process had received; nothing refers to them. If other processes may use the same
 * folder, removes only what is older than any upload that could still be under way.
 */
export async function clearIncoming(folder: string, isAlone: boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const since = isAlone ? 0 : await stat(place).then(({ mtimeMs }) => mtimeMs, currentTime)
    if (currentTime() - since > dayMs) await rm(place, { recursive: true, force: true })
  }
}
