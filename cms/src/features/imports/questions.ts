import {
  duplicateKinds,
  heldMark,
  type ImportChoice,
  type ImportField,
  maxQuestions,
  type QuestionKind,
  type QuestionTopic,
  questionTopics,
} from '@directory/shared/importFields'
import type { NameProposal } from './proposals.ts'
import { type RowRemark, shorten } from './rowNotes.ts'

/** What the rows of a preview have in common that a person should decide once. */
export interface PreviewQuestion {
  id: string
  topic: QuestionTopic
  kind: QuestionKind
  field: ImportField | null
  said: string
  rows: number
  options: { choice: ImportChoice; count: number | null }[]
  proposal: ImportChoice
  answer: ImportChoice | null
  examples: { row: number; name: string; cell: string; de: string; en: string }[]
}

/** What a question needs to know of a row. */
export interface QuestionedRow {
  row: number
  name: string
  cell?: string
  remark?: RowRemark
}

const maxExamples = 3

const topics: Partial<Record<QuestionKind, QuestionTopic>> = {
  category: 'categories',
  town: 'towns',
  ...Object.fromEntries(duplicateKinds.map((kind) => [kind, 'duplicates'])),
}
const topicOf = (kind: QuestionKind): QuestionTopic => topics[kind] ?? 'cells'

/** The first is proposed. */
const choices: Record<Exclude<QuestionKind, 'category' | 'town'>, readonly ImportChoice[]> = {
  unusable: ['drop', 'info', 'rowOut'],
  noZero: ['zero', 'keep'],
  letters: ['digits', 'keep'],
  words: ['info', 'keep', 'drop'],
  required: ['rowOut'],
  twice: ['rowOut'],
  // Providers may stand under several categories.
  known: ['keep', 'rowOut'],
  similar: ['rowOut', 'keep'],
  moved: ['rowOut', 'keep'],
  // A house has many services at one address.
  shared: ['keep', 'rowOut'],
}

/** The same for cells that cannot be moved: a number that is known is better than words. */
const withoutInfo = { unusable: ['drop', 'rowOut'], words: ['drop', 'keep'] } as const

/** A row whose postcode has four digits stays faulty, so this cell cannot be kept. */
const choicesOf = (kind: keyof typeof choices, field: ImportField | null) =>
  kind === 'noZero' && field === 'plz' ? (['zero', 'rowOut'] as const) : choices[kind]

/** Cells of these say nothing that could stand among other information. */
const noInfo: ReadonlySet<ImportField> = new Set([
  'barrierfree',
  'homeVisits',
  'checkedAt',
  'lat',
  'lon',
  'additionalInfo',
])

export type QuestionCollector = ReturnType<typeof createQuestions>

/** Gathers what is to be asked, with the answers that were given to the same questions before. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createQuestions(before: readonly PreviewQuestion[]) {
  const answers = new Map(before.map(({ id, answer }) => [id, answer]))
  const found = new Map<string, PreviewQuestion>()
  const asked: Record<QuestionTopic, number> = { cells: 0, categories: 0, towns: 0, duplicates: 0 }

  function begin(id: string, question: Pick<PreviewQuestion, 'kind' | 'field' | 'said' | 'options'>) {
    const topic = topicOf(question.kind)
    const answer = answers.get(id) ?? null
    const isOffered = answer?.startsWith('to:') || question.options.some(({ choice }) => choice === answer)
    // What is answered makes room for the next.
    if (!isOffered && asked[topic]++ >= maxQuestions) return null
    const proposal = question.options[0]?.choice ?? 'keep'
    const made = {
      ...question,
      id,
      topic,
      rows: 0,
      proposal,
      answer: isOffered ? answer : null,
      examples: [],
    }
    found.set(id, made)
    return made
  }

  function count(
    question: PreviewQuestion,
    { row, name, cell = '', remark }: QuestionedRow,
  ): ImportChoice | null {
    question.rows++
    if (question.examples.length < maxExamples) {
      const { de = '', en = '' } = remark ?? {}
      question.examples.push({ row, name: shorten(name, 60), cell: shorten(cell, 80), de, en })
    }
    return question.answer
  }

  return {
    /** Answers what was chosen for such rows; `null` while that is open. */
    ask(
      kind: keyof typeof choices,
      field: ImportField | null,
      about: QuestionedRow,
      /** False if the other information has no room for the cell, or is that of a known provider. */
      mayMove = true,
    ): ImportChoice | null {
      const all = choicesOf(kind, field)
      const isHeld = !mayMove && all.includes('info')
      const id = `${kind}${field ? `:${field}` : ''}${isHeld ? heldMark : ''}`
      const offered = isHeld
        ? withoutInfo[kind as keyof typeof withoutInfo]
        : all.filter((choice) => choice !== 'info' || !(field && noInfo.has(field)))
      const options = offered.map((choice) => ({ choice, count: null }))
      const question = found.get(id) ?? begin(id, { kind, field, said: '', options })
      return question && count(question, about)
    },
    /** A category or town that is not known: what stands in the file is one answer, `proposals` are others. */
    askName(
      kind: 'category' | 'town',
      { key, said, proposals }: { key: string; said: string; proposals: () => NameProposal[] },
      about: QuestionedRow,
    ): ImportChoice | null {
      const id = `${kind}:${key.slice(0, 200)}`
      const known = found.get(id)
      if (known) return count(known, about)
      const proposed = proposals()
      const optionsOf = (likely: boolean) =>
        proposed.flatMap(({ name, count, isLikely }) =>
          isLikely === likely ? [{ choice: `to:${name}` as const, count }] : [],
        )
      const asSaid = { choice: kind === 'category' ? ('new' as const) : ('keep' as const), count: null }
      const out = { choice: 'rowOut' as const, count: null }
      const options = [...optionsOf(true), asSaid, ...optionsOf(false), out]
      const question = begin(id, {
        kind,
        field: kind === 'category' ? 'category' : 'city',
        said: shorten(said, 100),
        options,
      })
      return question && count(question, about)
    },
    /** Topic by topic, what concerns most rows first. */
    all: (): PreviewQuestion[] =>
      [...found.values()].sort(
        (a, b) => questionTopics.indexOf(a.topic) - questionTopics.indexOf(b.topic) || b.rows - a.rows,
      ),
  }
}
