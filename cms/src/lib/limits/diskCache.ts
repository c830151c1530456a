import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lazyAsync } from './lazyAsync.ts'

const unfinished = '.part'

export type DiskCache = ReturnType<typeof createDiskCache>

/**
 * What can be fetched again, as files by keys such as `a/b/c`. A file's modification time is when it was fetched; the
 * oldest go first. Failures of the disk stay inside.
 * @param ending of all its files, including its dot
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createDiskCache(
  folder: string,
  maxBytes: number,
  ending: string,
  maxFiles = Number.POSITIVE_INFINITY,
) {
  /** From the oldest, once the folder was read. */
  const sizes = new Map<string, number>()
  let total = 0
  const stock = lazyAsync(takeStock)

  const fileOf = (key: string) => path.join(folder, `${key}${ending}`)

  /** `fetched` in milliseconds since 1970. */
  async function read(key: string) {
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(fileOf(key)), stat(fileOf(key))])
      return bytes.length > 0 ? { bytes, fetched: mtimeMs } : null
    } catch {
      return null
    }
  }

  async function write(key: string, bytes: Buffer) {
    const file = fileOf(key)
    const part = `${file}.${randomUUID()}${unfinished}`
    try {
      await stock()
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(part, bytes)
      await rename(part, file)
      note(key, bytes.length)
      await shrink()
    } catch {
      await rm(part, { force: true }).catch(() => undefined)
    }
  }

  /** Keys that begin with `prefix/`. */
  async function drop(prefix: string) {
    for (const key of [...sizes.keys()]) if (key.startsWith(`${prefix}/`)) forget(key)
    await rm(path.join(folder, prefix), { recursive: true, force: true }).catch(() => undefined)
  }

  /**
   * Also unfinished files.
   * @param time of fetching, milliseconds since 1970
   */
  async function dropBefore(time: number) {
    await takeStock()
    for (const key of [...sizes.keys()]) {
      const { mtimeMs } = await stat(fileOf(key)).catch(() => ({ mtimeMs: Number.NEGATIVE_INFINITY }))
      if (mtimeMs < time) await remove(key)
    }
  }

  async function remove(key: string) {
    forget(key)
    await rm(fileOf(key), { force: true }).catch(() => undefined)
  }

  function forget(key: string) {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  function note(key: string, size: number) {
    total += size - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, size)
  }

  async function shrink() {
    while (total > maxBytes || sizes.size > maxFiles) {
      const [oldest] = sizes
      if (!oldest) return
      forget(oldest[0])
      await rm(fileOf(oldest[0]), { force: true })
    }
  }

  async function takeStock() {
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const stored: { key: string; size: number; fetched: number }[] = []
    for (const file of files) {
      if (!file.isFile()) continue
      const location = path.join(file.parentPath, file.name)
      if (file.name.endsWith(unfinished)) {
        await rm(location, { force: true })
      } else if (file.name.endsWith(ending)) {
        const { size, mtimeMs } = await stat(location)
        const key = path.relative(folder, location).slice(0, -ending.length).split(path.sep).join('/')
        stored.push({ key, size, fetched: mtimeMs })
      }
    }
    stored.sort((a, b) => a.fetched - b.fetched)
    for (const { key, size } of stored) note(key, size)
  }

  return { read, write, drop, dropBefore, remove }
}
