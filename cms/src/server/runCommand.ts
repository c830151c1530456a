import { APIError, getPayload, type Payload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import { type Environment, environment } from '../environment.ts'
import { BackupError } from '../flows/backup/backupError.ts'
import { describeError } from '../logging/describeError.ts'
import { endProcess } from './endProcess.ts'
import { keepToOneself } from './privateFolder.ts'
import { startProblem } from './startProblem.ts'

/** Runs a command of npm and ends the process with the code that it returns; failures are explained in words. */
export async function runCommand(act: (settings: () => Environment) => Promise<number>): Promise<never> {
  let settings: Environment | undefined
  keepToOneself()
  try {
    const code = await act(() => {
      settings ??= environment()
      return settings
    })
    return await endProcess(code)
  } catch (error) {
    console.error(startProblem(error, settings) ?? wordsOf(error))
    return endProcess(1)
  }
}

/** Returns the message to print. The text of others than ours, as of databases, may repeat stored data. */
function wordsOf(error: unknown): string {
  const isOurs =
    error instanceof APIError || error instanceof BackupError || Object(error).constructor === Error
  const isWrongOption = String(Object(error).code).startsWith('ERR_PARSE_ARGS_')
  if (isOurs || isWrongOption) return (error as Error).message
  const { type, message = '', stack = '' } = describeError(error)
  return `${type}: ${message}\n${stack}`
}

/** Runs Payload without a server. Throws while a server runs: two processes must not write into one SQLite file. */
export async function withPayload<T>(
  settings: Environment,
  act: (payload: Payload, isAlone: boolean) => Promise<T>,
): Promise<T> {
  const claim = settings.databaseUrl.startsWith('file:') ? claimDataDir(settings.dataDir) : null
  const payload = await getPayload({ config: createConfig(settings) })
  const result = await act(payload, claim !== null)
  await payload.destroy()
  claim?.release()
  return result
}
