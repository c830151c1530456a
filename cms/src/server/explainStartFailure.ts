import path from 'node:path'
import { sqlitePath } from '#database/sqliteClient.ts'
import type { Environment } from '#environment.ts'
import { SettingsError } from '#settingsError.ts'

interface Failure {
  code?: string
  message: string
  syscall?: string
  path?: string
  cause?: unknown
}

/** In plain words: what, where and what to do. Null if the fault is ours: then the stack trace tells more. */
export function explainStartFailure(error: unknown, settings: Environment | undefined) {
  if (error instanceof SettingsError) return error.message
  for (let failure = error; failure instanceof Error && settings; failure = failure.cause) {
    const problem =
      listenProblem(failure, settings) ??
      folderProblem(failure, settings) ??
      databaseProblem(failure, settings)
    if (problem !== null) return problem
  }
  return null
}

function listenProblem({ code, message, syscall }: Failure, { host, port }: Environment) {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null
  if (code === 'EADDRINUSE')
    return `PORT: another program already listens on ${host}:${port}. Stop that one first, or name another port in PORT.`
  if (code === 'EACCES')
    return `PORT: this user may not listen on ${host}:${port}. Name a port from 1024 on in PORT.`
  return `HOST: ${host} is no address of this computer (${message}). Name one that is in HOST, such as 127.0.0.1.`
}

const refusedByFolder = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC', 'EDQUOT']

function folderProblem({ code = '', message, path: place }: Failure, settings: Environment) {
  if (place === undefined || !refusedByFolder.includes(code)) return null
  if (place === databaseFile(settings)) return notWritable(place, message)
  if (isIn(place, settings.dataDir))
    return `DATA_DIR: the data folder ${settings.dataDir} cannot be written (${message}). Let this user write into it, or name another folder in DATA_DIR.`
  const folder = path.dirname(databaseFile(settings) ?? '')
  if (databaseFile(settings) === null || !isIn(place, folder)) return null
  return `DATABASE_URL: the folder ${folder} cannot be written (${message}). Let this user write into it, or name another file in DATABASE_URL.`
}

function databaseProblem({ code = '', message }: Failure, settings: Environment) {
  if (code === 'URL_INVALID') return `DATABASE_URL: ${message.replace(`${code}: `, '')}`
  const file = databaseFile(settings)
  if (file === null) return null
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `The database file ${file} is damaged or none at all (${message}). Put a backup in its place, or move it away to begin with an empty one.`
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(code) || message.includes('ConnectionFailed'))
    return notWritable(file, message)
  return null
}

const notWritable = (file: string, message: string) =>
  `The database file ${file} cannot be opened for writing (${message}). Let this user read and write it and its folder, and look whether the disk is full.`

function databaseFile({ databaseUrl }: Environment) {
  try {
    return path.resolve(sqlitePath(databaseUrl))
  } catch {
    return null
  }
}

const isIn = (place: string, folder: string) =>
  !path.relative(folder, place).startsWith('..') && !path.isAbsolute(path.relative(folder, place))
