import type { ClientField } from 'payload'

export type FormValues = Readonly<Record<string, unknown>>
export type FormSide = 'mine' | 'theirs'

/** A field in which two versions of a document differ. */
export interface FieldDifference {
  name: string
  field: ClientField
  mine: unknown
  theirs: unknown
  /** True if only the other person has changed it since both started. */
  isTheirs: boolean
}

/** Fields that only the CMS uses or that change with every save. */
const ignoredFields = ['id', 'createdAt', 'updatedAt', 'deletedAt']

/** Returns the fields of a form that hold data, including those inside rows and tabs. */
function dataFields(fields: readonly ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name && field.type !== 'ui')
      return ignoredFields.includes(field.name) || ('virtual' in field && field.virtual) ? [] : [field]
    return 'fields' in field ? dataFields(field.fields) : []
  })
}

export function findFieldDifferences(
  fields: readonly ClientField[],
  { base, mine, theirs }: { base: FormValues; mine: FormValues; theirs: FormValues },
): FieldDifference[] {
  return dataFields(fields).flatMap((field) => {
    const name = (field as { name: string }).name
    // Fields missing from the form are not saved by it.
    if (!(name in mine) || isEqual(mine[name], theirs[name])) return []
    const isTheirs = isEqual(mine[name], base[name])
    return [{ name, field, mine: mine[name], theirs: theirs[name], isTheirs }]
  })
}

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

/** Reduces a value to what matters in a comparison: references become ids, row ids and empty values are dropped. */
function comparable(value: unknown): unknown {
  if (value === '' || value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((one) => comparable(isRow(one) ? withoutId(one) : one))
  if (!isRow(value)) return value
  if ('id' in value && 'updatedAt' in value) return value.id
  const entries = Object.entries(value).map(([name, one]) => [name, comparable(one)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== null).sort(([a], [b]) => a.localeCompare(b)))
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Drops the id of a row; populated references keep theirs (they have `updatedAt`). */
function withoutId(row: Record<string, unknown>): Record<string, unknown> {
  if ('updatedAt' in row) return row
  const { id: _, ...rest } = row
  return rest
}
