import { beginSqliteThreads } from '@directory/cms/database/sqliteThread.ts'
import { environment } from '@directory/cms/environment.ts'
import { captureOutput } from '@directory/cms/logging/captureOutput.ts'
import { stopWithSignals } from '@directory/cms/server/stopWithSignals.ts'
import { createAnswers } from './answers.ts'

// The server, which also answers questions of the process that started it.

const settings = environment()
if (settings.databaseUrl.startsWith('file:')) beginSqliteThreads()
const { start } = await import('@directory/cms/server/start.ts')
const { payload, url, stop } = await start(settings)
captureOutput(payload.logger)
stopWithSignals(payload.logger, stop)
const answers = createAnswers(payload, settings)
process.on('message', async ({ id, question }: { id: number; question: keyof typeof answers }) => {
  try {
    process.send?.({ id, answer: await answers[question]() })
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? error.stack : String(error) })
  }
})
process.stdout.write(`Site       ${url}/\n`)
