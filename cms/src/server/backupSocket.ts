import { chmod, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import type { Payload } from 'payload'
import * as z from 'zod'
import { BackupError, type BackupSummary } from '../features/backup/format.ts'
import { runtimeOf } from '../lib/runtime/runtime.ts'

/** Returns the path of a running server's socket, for every account that may write into the data folder. */
const socketIn = (dataDir: string) => path.join(dataDir, 'backup.sock')

const wishSchema = z.object({ path: z.string().refine(path.isAbsolute) })
type Said = { done: BackupSummary } | { refused: string }
const maxRequestLength = 10_000

/** Makes a backup when `npm run backup` asks for one; not on Windows, which has no such sockets in folders. */
export async function listenForBackups(payload: Payload, dataDir: string): Promise<() => void> {
  if (process.platform === 'win32') return () => {}
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk
      if (text.length > maxRequestLength) socket.destroy()
    })
    socket.on('end', async () => socket.end(JSON.stringify(await answer(payload, text))))
  })
  // The socket of a killed server may be left; the claim on the data folder has shown that it is dead.
  await rm(socketIn(dataDir), { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socketIn(dataDir), resolve)
    })
    await chmod(socketIn(dataDir), 0o600)
  } catch (err) {
    server.close()
    // The path may be too long for a socket, or the disk may not support sockets; everything else works without.
    payload.logger.warn({ err, msg: 'npm run backup cannot reach this server; stop it for a backup' })
  }
  return () => void server.close()
}

async function answer(payload: Payload, text: string): Promise<Said> {
  try {
    const wish = wishSchema.parse(JSON.parse(text))
    return { done: await runtimeOf(payload).backups.make(wish.path) }
  } catch (error) {
    if (!(error instanceof BackupError)) payload.logger.error({ err: error, msg: 'A backup failed' })
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Asks the server that runs on the data folder for a backup; null if none runs.
 * @throws BackupError with the server's words
 */
export async function askForBackup(dataDir: string, target: string): Promise<BackupSummary | null> {
  const text = await new Promise<string | null>((resolve, reject) => {
    let received = ''
    const socket = connect({ path: socketIn(dataDir), allowHalfOpen: true })
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'ENOTDIR'].includes(error.code ?? '')) resolve(null)
      else reject(error)
    })
    socket.on('end', () => resolve(received))
    socket.end(JSON.stringify({ path: target }))
  })
  if (text === null) return null
  if (text === '') throw new BackupError('The server ended before the backup was there.')
  const answer = JSON.parse(text) as Said
  if ('refused' in answer) throw new BackupError(answer.refused)
  return answer.done
}
