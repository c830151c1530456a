import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { server } from './setup.ts'

/** With long lines joined. */
async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mails')
  // One that is still being written has another name.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => text.replace(/=\r?\n/g, ''))
}

/**
 * Waits until the server has written a mail to an address that matches a pattern, and returns its text. The pattern
 * tells mails to one address apart: they are not written in the order of the acts.
 */
export async function mailTo(address: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = (await mailsIn(server.dataDir)).find((text) => text.includes(address) && pattern.test(text))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
