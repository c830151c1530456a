import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { inSnapshot } from '#database/snapshot.ts'
import { readContent } from './content.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupItem,
  formatVersion,
  knownMigrations,
  type Manifest,
  summaryOfBackup,
} from './format.ts'

/** Characters compressed at once. */
const pieceLength = 64 * 1024

/**
 * Everything at one moment, while others go on writing. The file appears when it is complete and flushed; an existing
 * one is not overwritten.
 */
export async function writeBackup(payload: Payload, target: string) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  if (existsSync(target)) throw new BackupError(`There is already a file ${target}. Name another one.`)
  const part = `${target}.${randomUUID().slice(0, 8)}.part`
  try {
    const end = await writeWhole(payload, part)
    const file = await open(part, 'r+')
    await file.sync().finally(() => file.close())
    await rename(part, target)
    await syncFolder(path.dirname(target))
    return summaryOfBackup(target, end)
  } finally {
    await rm(part, { force: true })
  }
}

const writeWhole = (payload: Payload, part: string) =>
  inSnapshot(payload, async (req) => {
    let end: BackupEnd | undefined
    const text = inPieces(
      linesOf(payload, req, (made) => {
        end = made
      }),
    )
    const file = createWriteStream(part, { mode: 0o600 })
    await pipeline(Readable.from(text, { objectMode: false }), createGzip(), file)
    if (!end) throw new Error('The backup has no end')
    return end
  })

async function* linesOf(payload: Payload, req: Partial<PayloadRequest>, ended: (end: BackupEnd) => void) {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const textOf = (line: Manifest | BackupItem) => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    return text
  }
  yield textOf({
    format: 'senior-directory-backup',
    formatVersion,
    madeAt: currentIso(),
    schema: knownMigrations,
  })
  for await (const item of readContent(payload, req)) {
    if (item.kind === 'document') counts[item.of] = (counts[item.of] ?? 0) + 1
    yield textOf(item)
  }
  const end: BackupEnd = { kind: 'end', counts, checksum: hash.digest('hex') }
  ended(end)
  yield `${JSON.stringify(end)}\n`
}

async function* inPieces(texts: AsyncIterable<string>) {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The new name survives a power cut. Windows needs no such flush. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
