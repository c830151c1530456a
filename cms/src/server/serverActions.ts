import { createDecipheriv } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Request } from 'express'
import { assertModest } from '../operations/errors/parseJson.ts'
import { projectRoot } from '../operations/runtime/projectRoot.ts'

/** Manifest of Next's build: the file of each action by its id, and the key (Base64) of bound arguments. */
interface Manifest {
  node: Record<string, { filename: string }>
  encryptionKey: string
}

const manifestPath = 'cms/.next/server/server-reference-manifest.json'
let manifest: Manifest | undefined

/** Reads the manifest once it exists. */
async function readManifest(): Promise<Manifest> {
  manifest ??= JSON.parse(await readFile(path.join(projectRoot(), manifestPath), 'utf8')) as Manifest
  return manifest
}

/**
 * Returns whether Next can decode the arguments of a server action, for example of a list that is sorted anew. It
 * answers others with 500, and logs them as failures of the server.
 *
 * Format: React's `encodeReply`: a JSON array as plain text, or as part `0` of a form whose further parts it refers to.
 *
 * @throws ApiError if it is nested too deeply or holds too many values
 */
export async function isDecodable(req: Request, bytes: Buffer): Promise<boolean> {
  const parts = await readParts(req.headers['content-type'] ?? '', bytes)
  const args = parts && resolved(parts)
  return args !== null && areBoundArgsValid(String(req.headers['next-action']), args)
}

/** Returns the JSON values of the body by their numbers; null if one cannot be read. */
async function readParts(type: string, bytes: Buffer): Promise<Map<number, unknown> | null> {
  if (!type.startsWith('multipart/form-data')) return parsed([['0', bytes.toString('utf8')]])
  try {
    return parsed([
      ...(await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()),
    ])
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function parsed(parts: [string, FormDataEntryValue][]): Map<number, unknown> | null {
  const values = new Map<number, unknown>()
  for (const [name, text] of parts) {
    if (typeof text !== 'string' || !/^\d{1,6}$/.test(name) || values.has(Number(name))) return null
    assertModest(text)
    try {
      values.set(Number(name), JSON.parse(text))
    } catch {
      return null
    }
  }
  return values
}

/** Strings in which React encodes what JSON does not have: dates, numbers, and values that stay with the client. */
const encoded = /^\$(\$|undefined$|NaN$|Infinity$|-Infinity$|-0$|T|D[\dT:.Z+-]+$|n-?\d{1,300}$)/s

/** Returns the arguments, with promises replaced by their values; null if a reference leads nowhere or to itself. */
function resolved(parts: Map<number, unknown>): unknown[] | null {
  function isValid(value: unknown, part: number): boolean {
    if (typeof value === 'object' && value !== null)
      return Object.values(value).every((inner) => isValid(inner, part))
    return (
      typeof value !== 'string' || !value.startsWith('$') || encoded.test(value) || leadsToValue(value, part)
    )
  }

  function leadsToValue(reference: string, part: number): boolean {
    const [, promise, number = '', steps = ''] = /^\$(@?)([\da-f]{1,5})((?::[^:]+)*)$/.exec(reference) ?? []
    const target = Number.parseInt(number, 16)
    if (!parts.has(target)) return false
    // Promises get parts of their own afterwards; a repeated value is a reference to its first occurrence.
    if (promise) return target > part && steps === ''
    if (target > part || (target === part && steps === '')) return false
    let value = parts.get(target)
    for (const step of steps.split(':').slice(1)) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
      value = (value as Record<string, unknown>)[step]
    }
    return true
  }

  for (const [number, value] of parts) if (!isValid(value, number)) return null
  const args = parts.get(0)
  if (!Array.isArray(args)) return null
  return args.map((arg) =>
    typeof arg === 'string' && arg.startsWith('$@') ? parts.get(Number.parseInt(arg.slice(2), 16)) : arg,
  )
}

/**
 * Returns whether the bound values of an action of Payload's layout are those that Next encrypted. The layout has one
 * action, which changes the language; actions of this project have no bound values.
 */
async function areBoundArgsValid(id: string, [bound, language]: unknown[]): Promise<boolean> {
  const { node, encryptionKey } = await readManifest()
  if (!Object.hasOwn(node, id) || !node[id]?.filename.startsWith('node_modules/')) return true
  return typeof language === 'string' && typeof bound === 'string' && isEncryptedFor(id, bound, encryptionKey)
}

const [ivLength, tagLength] = [16, 16]

/** Checks a text in Next's format: Base64 of an IV, then AES-GCM of the action's id and its values, then the tag. */
function isEncryptedFor(id: string, text: string, key: string): boolean {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text || bytes.length < ivLength + tagLength) return false
  const secret = Buffer.from(key, 'base64')
  const decipher = createDecipheriv(
    `aes-${secret.length * 8}-gcm` as 'aes-256-gcm',
    secret,
    bytes.subarray(0, ivLength),
  )
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
    return plain.toString('utf8').startsWith(id)
  } catch {
    return false
  }
}
