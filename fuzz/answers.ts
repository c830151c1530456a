import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { inSnapshot } from '@directory/cms/database/snapshot.ts'
import type { Environment } from '@directory/cms/environment.ts'
import { readContent } from '@directory/cms/flows/backup/content.ts'
import { contentHash } from '@directory/cms/flows/backup/hashContent.ts'
import { createSession, deleteSession, readSession } from '@directory/cms/nouns/users/session.ts'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import { runtimeOf } from '@directory/cms/operations/runtime/runtime.ts'
import type { Endpoint, Field, FlattenedField, Payload } from 'payload'
import type { Schema } from './fromSchema.ts'
import { hidden } from './hidden.ts'
import type { ServerQuestions, Stored } from './questions.ts'

type Answers = { [Q in keyof ServerQuestions]: () => Promise<ServerQuestions[Q]> }

export function createAnswers(payload: Payload, settings: Environment): Answers {
  const { config } = payload
  const before = new Set(Reflect.ownKeys(Object.prototype))
  return {
    async describe() {
      await hidden(payload).plant()
      const ids: Record<string, string[]> = {}
      for (const { slug } of config.collections) {
        const { docs } = await payload.db.find<{ id: unknown }>({
          collection: slug,
          limit: 200,
          pagination: false,
        })
        ids[slug] = docs.map(({ id }) => String(id))
      }
      return {
        collections: config.collections.map(({ slug, endpoints, flattenedFields, upload }) => ({
          slug,
          endpoints: plain(endpoints || []),
          schema: schemaOf(flattenedFields),
          isUpload: Boolean(upload),
        })),
        globals: config.globals.map(({ slug, endpoints, flattenedFields }) => ({
          slug,
          endpoints: plain(endpoints || []),
          schema: schemaOf(flattenedFields),
          isUpload: false,
        })),
        endpoints: plain(
          config.endpoints.filter(({ custom, path }) => !custom?.call && !path.startsWith('/contract')),
        ),
        ids,
      }
    },

    async accounts() {
      const [editor, admin] = [await account(payload, 'Editor'), await account(payload, 'Admin')]
      const { token: ended } = await createSession(payload, editor, null)
      const session = await readSession(payload, ended)
      await deleteSession(payload, session?.id ?? '')
      const tokens = {
        Editor: (await createSession(payload, editor, null)).token,
        Admin: (await createSession(payload, admin, null)).token,
        ended,
      }
      return { tokens, editor: editor.id }
    },

    async secrets() {
      const { docs } = await payload.db.find<Record<string, unknown>>({
        collection: 'users',
        limit: 0,
        pagination: false,
      })
      const never = [
        ...docs.flatMap(({ hash, salt, resetPasswordToken }) => [hash, salt, resetPasswordToken]),
        ...[settings.secret, settings.dataDir, projectRoot(), runtimeOf(payload).firstAdminCode],
      ].filter((text): text is string => typeof text === 'string' && text.length > 7)
      const { ofStaff, ofAdmins } = await hidden(payload).found()
      return { nobody: [...never, ...ofStaff, ...ofAdmins], editor: [...never, ...ofAdmins], admin: never }
    },

    async stored() {
      await runtimeOf(payload).imports.idle()
      // Repeats until the content no longer changes by itself.
      for (let last = await storedIn(payload); ; ) {
        await pause(200)
        const now = await storedIn(payload)
        if (digest(now) === digest(last)) return now
        last = now
      }
    },

    async memory() {
      await runtimeOf(payload).imports.idle()
      let least = Number.POSITIVE_INFINITY
      // Memory released by timers and finalizers needs several rounds of collection.
      for (let i = 0; i < 6; i++) {
        await pause(250)
        globalThis.gc?.()
        const { heapUsed, external } = process.memoryUsage()
        least = Math.min(least, heapUsed + external)
      }
      return { used: least, resident: process.memoryUsage.rss() }
    },

    async polluted() {
      return Reflect.ownKeys(Object.prototype)
        .filter((name) => !before.has(name))
        .map(String)
    },
  }
}

const plain = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => ({ method, path }))

const kinds: Readonly<Record<string, Schema>> = {
  number: { type: 'number' },
  checkbox: { type: 'boolean' },
  date: { type: 'string', format: 'date-time' },
  json: {},
  richText: {},
}

function schemaOf(fields: readonly FlattenedField[]): Schema {
  const properties: Record<string, Schema> = {}
  for (const field of fields) properties[field.name] = kindOf(field)
  const required = fields.filter((field) => 'required' in field && field.required).map(({ name }) => name)
  return { type: 'object', properties, required }
}

function kindOf(field: FlattenedField): Schema {
  const one = oneOf(field)
  return 'hasMany' in field && field.hasMany ? { type: 'array', items: one } : one
}

function oneOf(field: FlattenedField): Schema {
  if ('relationTo' in field && typeof field.relationTo === 'string') return { refersTo: field.relationTo }
  if (field.type === 'select' || field.type === 'radio')
    return { enum: field.options.map((option) => (typeof option === 'string' ? option : option.value)) }
  if (field.type === 'array') return { type: 'array', items: schemaOf(field.flattenedFields) }
  if (field.type === 'group') return schemaOf(field.flattenedFields)
  return kinds[(field as Field).type] ?? { type: 'string' }
}

/** Returns an account with a random password; changes made to it by requests are reverted. */
async function account(
  payload: Payload,
  role: 'Editor' | 'Admin',
): Promise<{ id: string; username: string }> {
  const username = `fuzzing-${role.toLowerCase()}`
  const { docs } = await payload.find({ collection: 'users', where: { username: { equals: username } } })
  const [found] = docs
  if (found && found.role === role) return found
  if (found) return payload.update({ collection: 'users', id: found.id, data: { role } })
  const data = { username, role, password: randomUUID() }
  return payload.create({ collection: 'users', data })
}

/** Fields that change by themselves or with every login, and do not count as content. */
const restless = ['loginAttempts', 'lockUntil', 'lastLoginAt', 'updatedAt']

async function storedIn(payload: Payload): Promise<Stored[]> {
  const all: Stored[] = []
  await inSnapshot(payload, async (req) => {
    for await (const { kind, of: collection, data } of readContent(payload, req)) {
      const kept =
        collection === 'users'
          ? Object.fromEntries(Object.entries(data).filter(([name]) => !restless.includes(name)))
          : data
      const hash = contentHash(kept)
      const isVersion = kind === 'version' || kind === 'globalVersion'
      const of = String(isVersion ? (data.parent ?? '') : (data.id ?? ''))
      all.push({
        collection,
        key: isVersion ? `version ${of} ${hash}` : of,
        of,
        hash,
        isPending: (isVersion ? (data.version as { state?: unknown }) : data).state === 'pending',
      })
    }
  })
  return all
}

const digest = (stored: readonly Stored[]) =>
  stored
    .map(({ key, hash }) => key + hash)
    .sort()
    .join('\n')
