import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { eachFile } from '../../collections/Files/eachFile.ts'
import { inSnapshot } from '../../database/snapshot.ts'
import type { StoredBytes } from '../../lib/fileStore/fileStore.ts'
import { fileStoreOf } from '../../lib/fileStore/fileStoreOf.ts'
import { readContent } from './content.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupLine,
  type BackupSummary,
  formatVersion,
  knownMigrations,
  type Manifest,
  summaryOfBackup,
} from './format.ts'
import { createContentHash } from './hashContent.ts'

/** Number of characters compressed at once. */
const pieceLength = 64 * 1024
/** Number of attempts: if a file is replaced while it is read, everything is read again. */
const attempts = 3

/** Thrown if a file of the snapshot was deleted or replaced since. */
class FilesChanged extends Error {}

/**
 * Makes a backup of everything at one moment, while others go on writing. The file appears when it is complete and
 * flushed to the disk; an existing file is not overwritten.
 */
export async function writeBackup(payload: Payload, target: string): Promise<BackupSummary> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  if (
    await access(target).then(
      () => true,
      () => false,
    )
  )
    throw new BackupError(`There is already a file ${target}. Name another one.`)
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

async function writeWhole(payload: Payload, part: string): Promise<BackupEnd> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inSnapshot(payload, async (req) => {
        let end: BackupEnd | undefined
        const text = inPieces(
          checked(lines(payload, req), (made) => {
            end = made
          }),
        )
        const file = createWriteStream(part, { mode: 0o600 })
        await pipeline(Readable.from(text, { objectMode: false }), createGzip(), file)
        if (!end) throw new Error('The backup has no end')
        return end
      })
    } catch (error) {
      if (!(error instanceof FilesChanged) || attempt === attempts) throw error
    }
  }
}

type Body = Exclude<BackupLine, BackupEnd>
type Uncounted = Omit<BackupEnd, 'checksum'>

/** Yields everything but the manifest and the checksum. */
async function* lines(payload: Payload, req: Partial<PayloadRequest>): AsyncGenerator<Body | Uncounted> {
  const hash = createContentHash()
  const counts: Record<string, number> = {}
  for await (const item of readContent(payload, req)) {
    if (item.kind === 'document') counts[item.of] = (counts[item.of] ?? 0) + 1
    hash.add(item)
    yield item
  }
  const missing: string[] = []
  let files = 0
  const store = fileStoreOf(payload)
  for await (const file of eachFile(payload, req)) {
    const { id, name } = file
    const bytes = await store.find(file)
    if (bytes === null) {
      await assertLost(payload, id, name)
      missing.push(name)
      hash.addFile(name, null)
      continue
    }
    hash.addFile(name, yield* linesOf(name, bytes))
    files++
  }
  yield { kind: 'end', counts, files, missing, content: hash.digest() }
}

/** Throws unless the document still exists: then its file was lost long ago, which must not prevent a backup. */
async function assertLost(payload: Payload, id: string, filename: string): Promise<void> {
  const where = { id: { equals: id }, filename: { equals: filename } }
  if (!(await payload.db.findOne({ collection: 'files', where }))) throw new FilesChanged()
}

/** Yields a file as lines, even if it is deleted meanwhile, and returns the hash of its bytes. */
async function* linesOf(name: string, bytes: StoredBytes): AsyncGenerator<Body, string> {
  const hash = createHash('sha256')
  let read = 0
  const chunks: AsyncIterator<Buffer> = bytes.read()[Symbol.asyncIterator]()
  try {
    // Opened before the first wait for the reader of the lines, because the file may be deleted from then on.
    let next = await chunks.next()
    yield { kind: 'file', of: name, size: bytes.size }
    for (; !next.done; next = await chunks.next()) {
      hash.update(next.value)
      read += next.value.length
      yield { kind: 'bytes', data: next.value.toString('base64') }
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FilesChanged() : error
  } finally {
    await chunks.return?.()
  }
  if (read !== bytes.size) throw new FilesChanged()
  return hash.digest('base64')
}

/** Yields the lines as text, with the manifest before and the checksum at the end. */
async function* checked(
  lines: AsyncIterable<Body | Uncounted>,
  ended: (end: BackupEnd) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const textOf = (line: object) => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    return text
  }
  const manifest: Manifest = {
    format: 'senior-directory-backup',
    formatVersion,
    madeAt: currentIso(),
    schema: knownMigrations,
  }
  yield textOf(manifest)
  for await (const line of lines) {
    if (line.kind !== 'end') yield textOf(line)
    else {
      const end: BackupEnd = { ...line, checksum: hash.digest('hex') }
      ended(end)
      yield `${JSON.stringify(end)}\n`
    }
  }
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Flushes the folder, so that the new name survives a power cut. Windows needs no such flush. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
