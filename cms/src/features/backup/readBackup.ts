import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import {
  type BackupEnd,
  BackupError,
  formatVersion,
  knownMigrations,
  lineSchema,
  type Manifest,
  manifestSchema,
} from './format.ts'

/** Characters; the largest are parts of imports and pages with pictures. */
const maxLineLength = 100_000_000

/**
 * Reads a whole backup before anything is written.
 * @throws BackupError if it is no backup, incomplete, changed, of before 1.0, or of a newer version
 */
export async function checkBackup(path: string) {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  let end: BackupEnd | undefined
  for await (const text of textsOf(path)) {
    if (end) throw new BackupError(`${path} is damaged: something follows after its end.`)
    if (!manifest) manifest = manifestOf(text, path)
    else {
      const line = lineOf(text, path)
      if (line.kind === 'end') end = line
    }
    if (!end) hash.update(`${text}\n`)
  }
  if (!manifest) throw foreign(path)
  if (!end) throw cut(path)
  if (hash.digest('hex') !== end.checksum)
    throw new BackupError(`${path} is damaged: its checksum does not fit its content.`)
  return { manifest, end }
}

/** Of a file that `checkBackup` has accepted. */
export async function* readLines(path: string) {
  let isFirst = true
  for await (const text of textsOf(path)) {
    const line = isFirst ? null : lineOf(text, path)
    isFirst = false
    if (line && line.kind !== 'end') yield line
  }
}

const foreign = (path: string) => new BackupError(`${path} is no backup of this program.`)
const cut = (path: string) => new BackupError(`${path} is not whole: its end is missing.`)

function manifestOf(text: string, path: string) {
  const { data: manifest } = manifestSchema.safeParse(parsed(text))
  if (!manifest) throw foreign(path)
  const [initial = ''] = knownMigrations
  if (manifest.schema.some((name) => name < initial))
    throw new BackupError(`${path} was made by a version before 1.0, which this one cannot read.`)
  if (
    manifest.formatVersion > formatVersion ||
    manifest.schema.some((name) => !knownMigrations.includes(name))
  )
    throw new BackupError(`${path} was made by a newer version of this program. Update it first.`)
  return manifest
}

function lineOf(text: string, path: string) {
  const { data } = lineSchema.safeParse(parsed(text))
  if (!data) throw new BackupError(`${path} is damaged: a line of it cannot be read.`)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function* textsOf(path: string) {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  const decoder = new StringDecoder('utf8')
  let rest: string[] = []
  let length = 0
  try {
    for await (const chunk of file.pipe(unpacked) as AsyncIterable<Buffer>) {
      const parts = decoder.write(chunk).split('\n')
      const last = parts.pop() ?? ''
      for (const part of parts) {
        yield rest.length > 0 ? rest.join('') + part : part
        rest = []
        length = 0
      }
      rest.push(last)
      length += last.length
      if (length > maxLineLength) throw foreign(path)
    }
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException, path)
  } finally {
    file.destroy()
  }
  if (length > 0) throw cut(path)
}

function inWords(error: NodeJS.ErrnoException, path: string) {
  if (error.code === 'ENOENT') return new BackupError(`There is no file ${path}.`)
  if (error.code === 'Z_BUF_ERROR') return cut(path)
  if (error.message === 'incorrect header check') return foreign(path)
  if (error.code?.startsWith('Z_')) return new BackupError(`${path} is damaged (${error.message}).`)
  return error
}
