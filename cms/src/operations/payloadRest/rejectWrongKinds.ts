import { fileLimits } from '@directory/shared/fileLimits'
import { inputLimit } from '@directory/shared/inputLimit'
import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { apiError } from '../errors/apiError.ts'
import { localeOf, translate } from '../words/translate.ts'

/**
 * Refuses texts that are too long, before anything looks at them, and values that Payload passes to the database
 * unchecked, such as a list for a single text or the id of a missing document; the database's error would look like a
 * server failure. Ignores `id` and `createdAt`.
 */
export const rejectWrongKinds: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update'
  if (!isWrite || !('data' in args) || overrideAccess || req.payloadAPI !== 'REST') return args
  // Visitors may write nothing at all.
  if (!req.user) return args
  // A file may come without other data; a creation checks itself whether there is a file.
  const mayBeWordless = collection.upload && (operation === 'create' || req.file)
  const input = args.data ?? (mayBeWordless ? {} : undefined)
  const fields = collection.flattenedFields
  checkKinds(req, fields, input)
  const { id: _, createdAt: __, ...data } = input as Record<string, unknown>
  for (const field of fields) {
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    if (typeof field.relationTo === 'string')
      await checkThere(req, field.relationTo, field.name, data[field.name])
  }
  return { ...args, data }
}

export const rejectWrongKindsInGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update' && req.payloadAPI === 'REST')
    checkKinds(req, global.flattenedFields, (args as { data?: unknown }).data)
  return args
}

async function checkThere(req: PayloadRequest, collection: CollectionSlug, name: string, value: unknown) {
  const ids = [...new Set([value ?? []].flat().map((one) => (isObject(one) ? (one.id ?? one.value) : one)))]
  if (ids.length === 0) return
  const where = { id: { in: ids } }
  const { totalDocs } = await req.payload.count({ collection, where, req })
  if (totalDocs < ids.length) throw apiError('invalid.field', { field: name, values: { name } })
}

/** @param parent what stands before the names of fields in a group or a row @throws an error that names the field */
function checkKinds(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
  parent = '',
): void {
  if (!isObject(data)) throw apiError('invalid.unreadable')
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || value === null) continue
    const { name } = field
    const path = parent + name
    const max = maxLengthOf(field)
    if ([value].flat().some((one) => typeof one === 'string' && one.length > inputLimit(max)))
      throw tooLong(req, field, path, max)
    if (field.type === 'group') checkKinds(req, field.flattenedFields, value, `${path}.`)
    else if (field.type === 'array' && Array.isArray(value))
      for (const [row, one] of value.entries()) checkKinds(req, field.flattenedFields, one, `${path}.${row}.`)
    else if (!isOfKind(field, value)) throw apiError('invalid.field', { field: name, values: { name } })
  }
}

/** The admin UI marks a field by its path. */
function tooLong(req: PayloadRequest, field: FlattenedField, path: string, max: number): ValidationError {
  const message = translate(localeOf(req), 'contract.too_long', { max })
  const label = ('label' in field && field.label) || field.name
  return new ValidationError({ req, errors: [{ path, label, message }] }, req.t)
}

/** Of texts without a limit of their own, such as a page, and of everything that is no free text. */
const maxLengths: Partial<Record<FlattenedField['type'], number>> = {
  textarea: fileLimits.page,
  code: fileLimits.page,
  text: 1000,
  email: 1000,
}
const maxLengthOf = (field: FlattenedField): number =>
  ('maxLength' in field && field.maxLength) || (maxLengths[field.type] ?? 1000)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfKind(field: FlattenedField, value: unknown): boolean {
  if (field.type === 'array') return false
  const isOne = one[field.type]
  if (!isOne) return true
  return 'hasMany' in field && field.hasMany ? Array.isArray(value) && value.every(isOne) : isOne(value)
}

const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0')
const isId = (value: unknown) => isText(value) && /^[\w-]{1,100}$/.test(String(value))
const isReference = (value: unknown) => isId(value) || (isObject(value) && isId(value.id ?? value.value))

const one: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  code: isText,
  email: isText,
  select: isText,
  radio: isText,
  number: (value) => (isText(value) || typeof value === 'number') && Number.isFinite(Number(value)),
  checkbox: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  date: (value) => value instanceof Date || (isText(value) && !Number.isNaN(Date.parse(String(value)))),
  relationship: isReference,
  upload: isReference,
}
