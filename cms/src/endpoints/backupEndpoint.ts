import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { BackupError } from '#features/backup/format.ts'
import { writeLogLine } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { contentDisposition } from './answer.ts'

/**
 * Everything in one file, requested by a plain form. Complete before it is sent, so that a slow connection holds no
 * snapshot; deleted after its last byte or when the connection breaks.
 */
export const backupEndpoint: Endpoint = {
  path: '/backup',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError('unauthorized')
    if (req.user.role !== 'Admin') throw apiError('forbidden')
    const { path } = await runtimeOf(req.payload)
      .backups.makeForDownload()
      .catch((error) => {
        throw error instanceof BackupError ? apiError('conflict.backup') : error
      })
    const { size } = await stat(path)
    const file = createReadStream(path)
    file.once('close', () => void rm(path, { force: true }))
    try {
      const write = async (own: PayloadRequest) => {
        await writeLogLine(own, { kind: 'backup_downloaded', name: '' })
        await writeSecurityEvent(own, { act: 'backup-downloaded' })
      }
      await inTransaction(req.payload, write, { req })
    } catch (error) {
      file.destroy()
      throw error
    }
    const name = `wegweiser-${currentIso().slice(0, 10)}.backup`
    return new Response(Readable.toWeb(file) as ReadableStream, {
      headers: {
        'Content-Type': 'application/gzip',
        'Content-Length': String(size),
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': 'no-store',
      },
    })
  },
}
