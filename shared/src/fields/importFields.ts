import { isOneOf } from '../ownValue.ts'
import { type EntryFieldName, entryColumns, fieldLabel, isEntryField, isOpenKey } from './entryFields.ts'
import { formOrder, withMoved } from './formOrder.ts'

/** In the order of the export. */
export const columnFields = withMoved(formOrder, ['additionalInfo'], 'open1')

export type ExportField = 'uuid' | EntryFieldName | 'checkedAt'
const firstFields = columnFields.indexOf('serviceArea') + 1
export const exportFields: readonly ExportField[] = [
  ...(['uuid', ...columnFields.slice(0, firstFields), 'checkedAt'] as const),
  // Columns of later fields are behind those of the first files.
  ...columnFields.slice(firstFields),
]

/** In the export and the template. */
export const headerOf = (field: ExportField) =>
  isEntryField(field) ? entryColumns[field] : ownHeadings[field]
const ownHeadings = { uuid: 'UUID', checkedAt: 'Geprüft am' }

/** Not in the export: other lists keep these apart or together. */
const otherFields = [
  ...(['houseNumber', 'areaCode', 'firstName', 'person'] as const),
  ...(['opened', 'plzCity', 'address', 'phoneEmail'] as const),
] as const
export type ImportField = ExportField | (typeof otherFields)[number]
/** All that a column of a spreadsheet can be. */
export const importFields: readonly ImportField[] = [...exportFields, ...otherFields]

/** In several columns, which are joined. */
export const joinedFields: readonly (ImportField | null)[] = ['additionalInfo', 'opened']

/** Fields that two columns claim, and only one may hold. */
export function repeatedFields(fields: readonly (ImportField | null)[]) {
  const given = fields.filter((field) => field !== null && !joinedFields.includes(field))
  return new Set(given.filter((field, index) => given.indexOf(field) !== index))
}

/** Without one of these no row can speak of an entry. */
export const canMatch = (fields: readonly (ImportField | null)[]) =>
  (['name', 'person', 'uuid'] as const).some((field) => fields.includes(field))

/** Parts of what has one label in forms have their own. */
export const columnLabel = (field: ImportField) =>
  isEntryField(field) && !isOpenKey(field) && field !== 'lat' && field !== 'lon'
    ? fieldLabel(field)
    : (`import.field.${field}` as const)

export const isExportField = isOneOf(exportFields)

export const importLimits = {
  /** Bytes of a file. */
  file: 20_000_000,
  rows: 20_000,
  columns: 200,
  /** Characters of a cell that is corrected: more than any field takes. */
  correction: 20_000,
  corrections: 200,
  /** Characters of all cells of a row that are kept. */
  row: 1_000_000,
  /** Characters of a whole file that are kept: what cells refer to counts as often as they do. */
  text: 100_000_000,
} as const

/** What empty cells do in rows that do not name their entry by its UUID. */
export const emptyCellModes = ['keep', 'clear'] as const
export type EmptyCells = (typeof emptyCellModes)[number]

/** `planning` works out what would happen, `ready` waits for the decision, `waiting` for another. Four are ends. */
export const importStates = [
  'planning',
  'ready',
  'waiting',
  'running',
  'undoing',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importRowKinds = ['new', 'changed', 'unchanged', 'faulty'] as const
export type ImportRowKind = (typeof importRowKinds)[number]
/**
 * Besides: rows that a person should look at (faulty, with a cell left out, or with something that a question is
 * about), changed rows that remove values, and rows left out in the preview.
 */
export const listedRowKinds = ['attention', ...importRowKinds, 'losing', 'leftOut'] as const
/** What did not go in, after the import. */
export const staysOutKinds = ['faulty', 'leftOut'] as const satisfies readonly ListedRowKind[]
export type ListedRowKind = (typeof listedRowKinds)[number]

/** What a preview asks about; each kind is answered at once for all its rows. */
export const questionTopics = ['columns', 'cells', 'categories', 'towns', 'duplicates'] as const
export type QuestionTopic = (typeof questionTopics)[number]

/**
 * A row that stands twice in the file or nearly so, the same provider in another category, one with a similar name, one
 * with the same name elsewhere, one with another name whose address, telephone and mail agree.
 */
export const duplicateKinds = ['twice', 'known', 'similar', 'moved', 'shared'] as const

export const questionKinds = [
  'column',
  'unusable',
  'noZero',
  'letters',
  'words',
  'lostLetters',
  'gone',
  'required',
  'category',
  'town',
  ...duplicateKinds,
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** An unknown name without an answer: its rows are not imported unasked. */
export const isNameOpen = ({ topic, answer }: { topic: QuestionTopic; answer: string | null }) =>
  answer === null && (topic === 'categories' || topic === 'towns')

/**
 * `above`: the heading in a row of its own above the rows. Beside these, `to:` with a name is an answer: that category or
 * town is meant; and `column:` with an index: that column holds the field.
 */
export const importChoices = [
  'drop',
  'info',
  'rowOut',
  'zero',
  'digits',
  'keep',
  'new',
  'this',
  'above',
] as const
export type ImportChoice = (typeof importChoices)[number] | `to:${string}` | `column:${number}`

/** The category or town that an answer names, or the index of a column; undefined for another answer. */
export const namedBy = (kind: 'to' | 'column', choice = '') =>
  choice.startsWith(`${kind}:`) ? choice.slice(kind.length + 1) : undefined

/** Of the file with the rows that did not go in, without ending. @param faults the word for them */
export const reportName = (fileName: string, faults: string) =>
  `${fileName.replace(/\.\w{1,5}$/, '')} – ${faults}`

/** Further cases get the default answer. */
export const maxQuestions = 200
