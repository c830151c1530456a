import type { Payload } from 'payload'
import type { Environment } from '../environment.ts'
import { runtimeOf } from '../services/runtime.ts'

/** Tells whoever started the server where to go next. */
export async function announce(payload: Payload, url: string, settings: Environment): Promise<void> {
  const lines = [
    `Site       ${url}/`,
    `Editors    ${url}/edit`,
    `Admin UI   ${url}/admin`,
    `Data       ${settings.dataDir}`,
  ]
  const firstPage = settings.isPrivate
    ? '/admin'
    : `/admin/create-first-user?code=${runtimeOf(payload).firstAdminCode}`
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs === 0)
    lines.push('', `No user yet: open ${url}${firstPage} and create the first administrator.`)
  else if (settings.isPrivate && settings.seed === 'demo') {
    lines.push('', 'Demo accounts (on this computer only): admin / admin-demo, editor / editor-demo')
  }
  if (!settings.isLoopback && settings.publicUrl === null) {
    lines.push(
      '',
      `PUBLIC_URL is not set: links in mails lead to ${url}. Set it to the address that people type.`,
    )
  }
  console.log(`\n${lines.join('\n')}\n`)
}
