import { environment, SettingsError } from '../environment.ts'

try {
  const settings = environment()
  const { start } = await import('./start.ts')
  const { stop } = await start(settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)))
  }
} catch (error) {
  // A wrong setting is for a person to read, without a stack trace.
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
