import { mkdir } from 'node:fs/promises'
import { checkBackup } from '#features/backup/readBackup.ts'
import { restoreBackup } from '#features/backup/restoreBackup.ts'
import { assertRestoreFinished } from '#features/backup/unfinished.ts'
import { translate } from '#lib/words/translate.ts'
import { locales } from '#shared/locales'
import { routes } from '#shared/routes'
import { fileArgument, runCommand, withPayload } from './runCommand.ts'

await runCommand(async (environment) => {
  const file = fileArgument('npm run restore -- file')
  const settings = environment()
  // Checked before even a folder is made.
  const { manifest } = await checkBackup(file)
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  assertRestoreFinished(settings.dataDir)
  const { documents, files, lost } = await withPayload(settings, (payload) =>
    restoreBackup(payload, file, settings.dataDir),
  )
  console.log(`The backup of ${manifest.madeAt} is restored: ${documents} documents, ${files} files.`)
  if (lost.length > 0) console.log(`Documents of the backup are MISSING there: ${lost.join(', ')}.`)
  const [release, ...others] = locales.map((locale) => `"${translate(locale, 'outbox.release')}"`)
  console.log(
    `No mail is sent until an Admin presses ${release} (${others.join(', ')}) under ${routes.mails.path}. Everybody logs in anew.`,
  )
  return lost.length === 0 ? 0 : 2
})
