import type { ClientField } from 'payload'

export type FormValues = Readonly<Record<string, unknown>>
export type Side = 'mine' | 'theirs'

/** A field in which two versions of a document differ. */
export interface Difference {
  name: string
  field: ClientField
  mine: unknown
  theirs: unknown
  /** Only the other person has changed it since both started. */
  isTheirs: boolean
}

/** Fields that only the CMS uses or that change with every save. */
const own = ['id', 'createdAt', 'updatedAt', 'deletedAt']

/** The fields of a form that hold something, those in rows and the like included. */
export function dataFields(fields: readonly ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name && field.type !== 'ui')
      return own.includes(field.name) || ('virtual' in field && field.virtual) ? [] : [field]
    return 'fields' in field ? dataFields(field.fields) : []
  })
}

export function findDifferences(
  fields: readonly ClientField[],
  { base, mine, theirs }: { base: FormValues; mine: FormValues; theirs: FormValues },
): Difference[] {
  return dataFields(fields).flatMap((field) => {
    const name = (field as { name: string }).name
    // What the form does not hold, it does not save.
    if (!(name in mine) || same(mine[name], theirs[name])) return []
    const isTheirs = same(mine[name], base[name])
    return [{ name, field, mine: mine[name], theirs: theirs[name], isTheirs }]
  })
}

const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** Without what makes no difference: how a reference was read, ids of rows, what is empty in whatever way. */
function plain(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((one) => plain(isRow(one) ? withoutId(one) : one))
  if (!isRow(value)) return value
  if ('id' in value && 'updatedAt' in value) return value.id
  const entries = Object.entries(value).map(([name, one]) => [name, plain(one)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== null).sort(([a], [b]) => a.localeCompare(b)))
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A document that was read for its reference has a date; a row of a form has only its place. */
function withoutId(row: Record<string, unknown>): Record<string, unknown> {
  if ('updatedAt' in row) return row
  const { id: _, ...rest } = row
  return rest
}
