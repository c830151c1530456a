import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { findBytes } from '#lib/fileBytes/fileBytes.ts'
import { isPdf, pdfText } from '#lib/pdf/pdfText.ts'
import type { PersonFound } from '#shared/contract/administration'
import type { PersonMatcher } from './person.ts'

/** Bytes; larger files are not searched. */
const maxTextLength = 30_000_000

/** Caches of maps, pictures, booklets and code, backups, and the database itself. */
const notOurs =
  /^(?:tiles|pictures|paper|backups|compiled|v8-compile-cache[^/]*)(?:\/|$)|\.db(?:-wal|-shm|-journal)?$/

const unquoted = (text: string) =>
  text.replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

/** Headers and parts, decoded as far as they are text. */
function readableMail(raw: string) {
  const blocks = [...raw.matchAll(/^(?:[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString(),
  )
  const words = [...raw.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, how, text = '']) =>
    how?.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
  )
  return [raw, unquoted(raw.replace(/=\r?\n/g, '')), ...blocks, words.join('')].join('\n')
}

async function fileNames(matcher: PersonMatcher, file: string) {
  if (matcher.isIn(path.basename(file))) return true
  const { size } = await stat(file)
  if (size > maxTextLength) return false
  return bytesName(matcher, await readFile(file), file.includes('.eml'))
}

/** Searches today's or former bytes; a file without bytes has no match. */
export async function storedBytesName(
  payload: Payload,
  matcher: PersonMatcher,
  file: string,
  former?: string,
) {
  const stored = await findBytes(payload, file, { former })
  if (!stored || stored.size > maxTextLength) return false
  return bytesName(matcher, await buffer(stored.read()), stored.name.includes('.eml'))
}

async function bytesName(matcher: PersonMatcher, bytes: Buffer, isMail = false) {
  if (isPdf(bytes)) return matcher.isIn(await pdfText(bytes))
  // NUL bytes are in pictures and office documents.
  if (bytes.subarray(0, 8000).includes(0)) return false
  const text = bytes.toString()
  return matcher.isIn(isMail ? readableMail(text) : text)
}

export async function* dataFilesNaming(matcher: PersonMatcher, dataDir: string) {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files) {
    if (!file.isFile()) continue
    const relative = path.relative(dataDir, path.join(file.parentPath, file.name)).split(path.sep).join('/')
    if (notOurs.test(relative)) continue
    // A file that is gone meanwhile has no match.
    const isNamed = await fileNames(matcher, path.join(dataDir, relative)).catch(() => false)
    if (isNamed) yield relative
  }
}

/** Backups are not rewritten: they still contain what there was when they were made. */
export async function backupsIn(folders: readonly string[]) {
  const backups: PersonFound['backups'] = []
  for (const folder of new Set(folders)) {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name)
      const stats = await stat(file)
      if (stats.isFile() && /\.backup(?:\.|$)/.test(name))
        backups.push({ path: file, madeAt: stats.mtime.toISOString() })
    }
  }
  return backups.sort((a, b) => a.madeAt.localeCompare(b.madeAt))
}
