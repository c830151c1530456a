import type { Payload } from 'payload'
import { openDemoAccount } from '#collections/Users/firstAccounts.ts'
import type { Environment } from '#environment.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'

export async function announce(payload: Payload, url: string, settings: Environment) {
  const { totalDocs: users } = await payload.count({ collection: 'users' })
  const firstAdmin = users === 0 ? `${url}${firstPageOf(payload, settings)}` : null
  const hint =
    settings.publicUrl === null
      ? `PUBLIC_URL is not set: robots.txt shuts search engines out, sitemap, feed, JSON-LD and QR codes are missing, and links in mails lead to ${url}. Set it to the address that people type.`
      : null
  if (settings.logFormat === 'json') {
    const site = `${url}/`
    return payload.logger.info({
      site,
      dataDir: settings.dataDir,
      ...(firstAdmin && { firstAdmin }),
      ...(hint && { hint }),
      msg: 'The server is ready',
    })
  }
  const lines = [
    `Site       ${url}/`,
    `Editors    ${url}/edit`,
    `Admin UI   ${url}/admin`,
    `Data       ${settings.dataDir}`,
  ]
  if (firstAdmin) lines.push('', `No user yet: open ${firstAdmin} and create the first administrator.`)
  // A restored copy on this computer has the accounts of its original.
  else if (settings.isPrivate && (await openDemoAccount(payload)))
    lines.push('', 'Demo accounts (on this computer only): admin / admin-demo, editor / editor-demo')
  if (hint) lines.push('', hint)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

const firstPageOf = (payload: Payload, { isPrivate }: Environment) =>
  isPrivate ? '/admin' : `/admin/create-first-user?code=${runtimeOf(payload).firstAdminCode}`
