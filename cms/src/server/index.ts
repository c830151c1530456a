import { beginSqliteThreads } from '../database/sqliteThread.ts'
import { environment, SettingsError } from '../environment.ts'
import { announce } from './announce.ts'

try {
  const settings = environment()
  if (settings.databaseUrl.startsWith('file:')) beginSqliteThreads()
  const { start } = await import('./start.ts')
  const { payload, url, stop } = await start(settings)
  await announce(payload, url, settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)))
  }
} catch (error) {
  // A wrong setting is for a person to read, without a stack trace.
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
