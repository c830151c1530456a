import module from 'node:module'
import path from 'node:path'
import { type Environment, environment } from '#environment.ts'
import { captureOutput } from '#lib/logging/captureOutput.ts'
import { createLogger } from '#lib/logging/createLogger.ts'
import { regionTimeZone } from '#shared/region'
import { announce } from './announce.ts'
import { makeNewFilesPrivate } from './privateFiles.ts'
import { stopWithSignals } from './stopWithSignals.ts'
import { watchMainThread } from './watchMainThread.ts'

/** Since Node 22.8. V8 itself notices when the code is stale. */
function keepCompiledCode(folder: string) {
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown }
  enableCompileCache?.(folder)
}

// Payload's pages and the log show local times.
process.env.TZ = regionTimeZone
// Settings that cannot be read are reported in this format, too.
const isJson = process.env.LOG_FORMAT === 'json'
const logger = createLogger(isJson ? 'json' : 'text')
captureOutput(logger)
let settings: Environment | undefined
makeNewFilesPrivate()
try {
  settings = environment()
  keepCompiledCode(path.join(settings.dataDir, 'compiled'))
  const { start } = await import('./start.ts')
  const { payload, url, stop } = await start(settings)
  // This comes first: a process that sees the file of `announce` may send the signal to end.
  stopWithSignals(logger, stop)
  watchMainThread({ isJson, logger })
  await announce(payload, url, settings)
} catch (error) {
  const { explainStartFailure } = await import('./explainStartFailure.ts')
  const problem = explainStartFailure(error, settings)
  if (problem !== null && !isJson) process.stderr.write(`${problem}\n`)
  else logger.fatal({ ...(problem === null ? { err: error } : { problem }), msg: 'The server cannot start' })
  process.exit(1)
}
