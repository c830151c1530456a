import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { server } from './setup.ts'

/**
 * Waits until the server has written a mail to an address into its data folder that matches a pattern; returns its text
 * with long lines joined. The pattern tells mails to one address apart: they are not written in the order of the acts.
 */
export async function mailTo(address: string, pattern: RegExp): Promise<string> {
  const folder = path.join(server.dataDir, 'mails')
  for (;;) {
    // A mail that is still being written has another name.
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    // Long lines are broken in the mail.
    const joined = texts.map((text) => text.replace(/=\r?\n/g, ''))
    const found = joined.find((text) => text.includes(address) && pattern.test(text))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
