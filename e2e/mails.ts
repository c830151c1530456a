import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { server } from './setup.ts'

/** Waits until the server has written a mail to an address into its data folder; returns all of them, decoded as one text. */
export async function mailsTo(address: string): Promise<string> {
  const folder = path.join(server.dataDir, 'mails')
  for (;;) {
    // A mail that is still being written has another name.
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    const found = texts.filter((text) => text.includes(address))
    // Long lines are broken in the mail.
    if (found.length > 0) return found.join('\n').replace(/=\r?\n/g, '')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
