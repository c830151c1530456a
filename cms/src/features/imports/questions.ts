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

/** Each kind's topic and choices, of which the first is proposed; those of a name or a column come with it. */
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
  // Providers may stand under several categories.
  known: ['duplicates', another, same, leave],
  similar: ['duplicates', leave, same, another],
  moved: ['duplicates', leave, same, another],
  // A house has many services at one address.
  shared: ['duplicates', another, same, leave],
}

/** A row waits for the answer. */
export const waitingKinds: readonly QuestionKind[] = ['gone', 'lostLetters', ...duplicateKinds]

/** Cells of these say nothing that could stand among other information. */
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

/** @param about what it is about, if that is no field */
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

/** What a category or town that is not known may mean: what stands in the file, or one of the proposals. */
export function optionsOfName(kind: 'category' | 'town', all: readonly NameProposal[]): Option[] {
  const those = (likely: boolean): Option[] =>
    all.flatMap(({ name, count, isLikely }) => (isLikely === likely ? { choice: `to:${name}`, count } : []))
  const asSaid = kind === 'category' ? 'new' : 'keep'
  return [...those(true), ...withoutCount([asSaid]), ...those(false), ...withoutCount(['rowOut'])]
}

const maxExamples = 3

export type Questions = ReturnType<typeof createQuestions>

/** Each question has the answer that was given before, if it is still offered. */
export function createQuestions(answers: Answers) {
  const found = new Map<string, PreviewQuestion>()
  const open = new Map<QuestionTopic, number>()

  function begin({ id, kind, field, said, options: offered }: Ask): PreviewQuestion | null {
    const [topic] = kinds[kind]
    const given = answers.get(id)
    const count = open.get(topic) ?? 0
    // What is answered makes room for the next.
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
      // One that is answered stays so for the rows that it helps.
      if (!rows || found.has(asked.id)) return
      found.delete(rows.id)
      const answer = answers.get(asked.id) === 'rowOut' ? ('rowOut' as const) : null
      found.set(asked.id, { ...rows, ...asked, options: [...offered], proposal, answer })
    },
    /** Topic by topic, what concerns most rows first. */
    all: () =>
      [...found.values()].sort(
        (a, b) => questionTopics.indexOf(a.topic) - questionTopics.indexOf(b.topic) || b.rows - a.rows,
      ),
  }
}
