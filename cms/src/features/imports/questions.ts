import { identityOutcomes } from '#shared/decisions'
import { namesOf } from '#shared/fields/entryFields'
import {
  duplicateKinds,
  type ImportChoice,
  type ImportField,
  maxQuestions,
  namedBy,
  type QuestionKind,
  type QuestionTopic,
  questionTopics,
} from '#shared/fields/importFields'
import type { NameProposal } from './proposals.ts'
import { type RowRemark, shorten } from './remarks.ts'
import type { PreparedRow, PreviewQuestion } from './rows.ts'

type Option = PreviewQuestion['options'][number]

export interface Ask extends Pick<PreviewQuestion, 'id' | 'kind' | 'field' | 'said'> {
  /** Found out once it is asked: what may be meant takes long. */
  options: () => Option[]
  cell: string
  remark: RowRemark | null
}

export type Answers = ReadonlyMap<string, ImportChoice>

const { same, another, leave } = identityOutcomes.import

/** Topic and choices of each kind, the proposed one first; names and columns bring choices of their own. */
const kinds: Record<QuestionKind, [topic: QuestionTopic, ...choices: ImportChoice[]]> = {
  column: ['columns'],
  category: ['categories'],
  town: ['towns'],
  unusable: ['cells', 'drop', 'info', 'rowOut'],
  noZero: ['cells', 'zero', 'keep'],
  letters: ['cells', 'digits', 'keep'],
  words: ['cells', 'info', 'keep', 'drop'],
  lostLetters: ['cells', 'rowOut', 'keep'],
  gone: ['cells', 'rowOut', 'keep'],
  required: ['cells', 'rowOut'],
  twice: ['duplicates', 'rowOut'],
  // One provider may have an entry in each of several categories.
  known: ['duplicates', another, same, leave],
  similar: ['duplicates', leave, same, another],
  moved: ['duplicates', leave, same, another],
  // Several services may share an address and a switchboard.
  shared: ['duplicates', another, same, leave],
}

/** A row is not imported before such a question is answered. */
export const waitingKinds: readonly QuestionKind[] = ['gone', 'lostLetters', ...duplicateKinds]

/** Cells of these fields make no sense in `additionalInfo`. */
const noInfo: readonly (ImportField | null)[] = [
  ...namesOf('flag', 'tristate', 'degrees'),
  ...(['checkedAt', 'additionalInfo'] as const),
]

function choicesOf(kind: QuestionKind, field: ImportField | null): readonly ImportChoice[] {
  // A row whose postcode has four digits stays faulty, so this cell cannot be kept.
  if (kind === 'noZero' && field === 'plz') return ['zero', 'rowOut']
  const [, ...choices] = kinds[kind]
  return choices.filter((choice) => choice !== 'info' || !noInfo.includes(field))
}

export const withoutCount = (all: readonly ImportChoice[]): Option[] =>
  all.map((choice) => ({ choice, count: null }))

/** @param about which of the questions of its kind it is: that of a field, or of the category or town with this key */
export const askOf = (
  kind: QuestionKind,
  field: ImportField | null,
  cell: string,
  remark: RowRemark | null,
  about: string | null = field,
): Ask => ({
  id: [kind, about?.slice(0, maxId)].filter((part) => part !== undefined).join(':'),
  ...{ kind, field, cell, remark, said: '' },
  options: () => withoutCount(choicesOf(kind, field)),
})
const maxId = 200

/** What an unknown category or town may mean: a likely proposal, the name as written, or an unlikely proposal. */
export function optionsOfName(kind: 'category' | 'town', all: readonly NameProposal[]): Option[] {
  const those = (likely: boolean): Option[] =>
    all.flatMap(({ name, count, isLikely }) => (isLikely === likely ? { choice: `to:${name}`, count } : []))
  const asSaid = kind === 'category' ? 'new' : 'keep'
  return [...those(true), ...withoutCount([asSaid]), ...those(false), ...withoutCount(['rowOut'])]
}

const maxExamples = 3

export type Questions = ReturnType<typeof createQuestions>

/** Collects the questions of all rows, each with the earlier answer if that is still offered. */
export function createQuestions(answers: Answers) {
  const found = new Map<string, PreviewQuestion>()
  const open = new Map<QuestionTopic, number>()

  function begin({ id, kind, field, said, options: offered }: Ask): PreviewQuestion | null {
    const [topic] = kinds[kind]
    const given = answers.get(id)
    const count = open.get(topic) ?? 0
    // Answered questions do not count towards the maximum.
    if (given === undefined && count >= maxQuestions) return null
    const options = offered()
    const isOffered = namedBy('to', given) !== undefined || options.some(({ choice }) => choice === given)
    const answer = (isOffered && given) || null
    if (answer === null) open.set(topic, count + 1)
    const proposal = options[0]?.choice ?? 'keep'
    const question = { id, topic, kind, field, said, rows: 0, options, proposal, answer, examples: [] }
    found.set(id, question)
    return question
  }

  return {
    note({ row, name }: Pick<PreparedRow, 'row' | 'name'>, ask: Ask) {
      const question = found.get(ask.id) ?? begin(ask)
      if (!question) return
      question.rows++
      const { cell, remark } = ask
      if (question.examples.length < maxExamples)
        question.examples.push({ row, name: shorten(name, 60), cell: shorten(cell, 80), remark })
    },
    /** Replaces the question about rows without a field by one about the column that holds it. */
    askColumn(field: ImportField, offered: readonly Option[], proposal: ImportChoice) {
      const rows = found.get(`required:${field}`)
      const asked = { id: `column:${field}`, topic: 'columns', kind: 'column' } as const
      // An answered question about the column is already in the list.
      if (!rows || found.has(asked.id)) return
      found.delete(rows.id)
      const answer = answers.get(asked.id) === 'rowOut' ? ('rowOut' as const) : null
      found.set(asked.id, { ...rows, ...asked, options: [...offered], proposal, answer })
    },
    /** By topic, those that concern most rows first. */
    all: () =>
      [...found.values()].sort(
        (a, b) => questionTopics.indexOf(a.topic) - questionTopics.indexOf(b.topic) || b.rows - a.rows,
      ),
  }
}
