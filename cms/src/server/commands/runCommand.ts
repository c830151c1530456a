import path from 'node:path'
import { parseArgs } from 'node:util'
import { APIError, getPayload, type Payload } from 'payload'
import { claimDataDir } from '#database/singleProcess.ts'
import { type Environment, environment } from '#environment.ts'
import { BackupError } from '#features/backup/format.ts'
import { describeError } from '#lib/logging/describeError.ts'
import { createConfig } from '#payload.config.ts'
import { explainStartFailure } from '../explainStartFailure.ts'
import { makeNewFilesPrivate } from '../privateFiles.ts'

/** Ends the process with the code that the command returns; failures are explained in words. */
export async function runCommand(command: (settings: () => Environment) => Promise<number>) {
  let settings: Environment | undefined
  makeNewFilesPrivate()
  try {
    const code = await command(() => {
      settings ??= environment()
      return settings
    })
    return process.exit(code)
  } catch (error) {
    console.error(explainStartFailure(error, settings) ?? describeFailure(error))
    return process.exit(1)
  }
}

function describeFailure(error: unknown) {
  const isOwnError =
    error instanceof APIError || error instanceof BackupError || Object(error).constructor === Error
  const isWrongOption = String(Object(error).code).startsWith('ERR_PARSE_ARGS_')
  if (isOwnError || isWrongOption) return (error as Error).message
  const { type, message = '', stack = '' } = describeError(error)
  return `${type}: ${message}\n${stack}`
}

/**
 * Throws while a server runs, as two processes must not write into one SQLite file, unless the work only reads: beside
 * a server it finds the tables of that server's version, and changes none.
 */
export async function withPayload<T>(
  settings: Environment,
  work: (payload: Payload, hasClaim: boolean) => Promise<T>,
  { onlyReads = false } = {},
) {
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  const release = isOwnFile ? claimFolder(settings, onlyReads) : null
  const migrates = !isOwnFile || release !== null
  const payload = await getPayload({ config: createConfig(settings, { migrates }) })
  const result = await work(payload, release !== null)
  await payload.destroy()
  release?.()
  return result
}

function claimFolder({ dataDir }: Environment, isOptional: boolean) {
  try {
    return claimDataDir(dataDir)
  } catch (error) {
    if (isOptional) return null
    throw error
  }
}

export const fileArgument = (usage: string) =>
  parseFileArgument(parseArgs({ allowPositionals: true, options: {} }).positionals, usage)

export function parseFileArgument([file, ...more]: readonly string[], usage: string) {
  if (!file || more.length > 0) throw new Error(usage)
  // npm runs commands in the project's folder; `INIT_CWD` names the folder in which it was called.
  return path.resolve(process.env.INIT_CWD ?? '.', file)
}
