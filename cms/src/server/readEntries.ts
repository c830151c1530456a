import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'

const entries = ['app/(payload)/admin/[[...segments]]/page.js', 'app/(payload)/cms/api/[...slug]/route.js']

/**
 * Loads what Next's entries consist of, file after file: Next itself reads them all in one go, and for that second no
 * visitor is answered. Entries name their files one in a line; were that to change, nothing is loaded ahead.
 */
export async function readEntries(buildFolder: string): Promise<void> {
  for (const entry of entries) {
    const file = path.join(buildFolder, 'server', entry)
    const require = createRequire(file)
    const source = await readFile(file, 'utf8').catch(() => '')
    for (const [, chunk = ''] of source.matchAll(/\.c\("(server\/chunks\/[^"]+\.js)"\)/g)) {
      require(path.join(buildFolder, chunk))
      await pause()
    }
    if (source !== '') require(file)
    await pause()
  }
}
