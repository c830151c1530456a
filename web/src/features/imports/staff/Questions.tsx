import type { OutputOf } from '@directory/shared/contract'
import type { ImportQuestion } from '@directory/shared/contract/importShapes'
import { columnLabel, questionTopics } from '@directory/shared/importFields'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './Import.module.css'

export type Answers = { question: string; choice: string }[]

interface Props {
  questions: readonly ImportQuestion[]
  sheets: OutputOf<'GET /api/import'>['sheets']
  busy: boolean
  onAnswer: (answers: Answers) => void
  onSheet: (sheet: number) => void
}

/** What the rows have in common that needs a decision: at most five topics, each answered with one press. */
export function Questions({ questions, sheets, busy, onAnswer, onSheet }: Props) {
  const text = useText()
  const topics = questionTopics.filter((topic) => questions.some((one) => one.topic === topic))
  if (sheets.length === 0 && topics.length === 0) return null
  return (
    <section aria-labelledby="import-questions" className={styles.section}>
      <h3 id="import-questions">{text('import.questionsTitle')}</h3>
      <div className={styles.questions}>
        {sheets.length > 0 && <Sheets sheets={sheets} busy={busy} onSheet={onSheet} />}
        {topics.map((topic) => {
          const own = questions.filter((one) => one.topic === topic)
          const open = own.filter(({ answer }) => answer === null)
          const accept = () => onAnswer(open.map(({ id, proposal }) => ({ question: id, choice: proposal })))
          return (
            <Card as="section" key={topic} aria-labelledby={`import-${topic}`}>
              <h4 id={`import-${topic}`}>{text(`import.ask.${topic}`)}</h4>
              <PlainList>
                {own.map((one) => (
                  <li key={one.id}>
                    <Question question={one} busy={busy} onAnswer={onAnswer} />
                  </li>
                ))}
              </PlainList>
              {own.length > 1 && (
                <Button
                  aria-disabled={busy || open.length === 0}
                  aria-describedby={`import-${topic}`}
                  onClick={() => !busy && open.length > 0 && accept()}
                >
                  {text('import.acceptAll')}
                </Button>
              )}
            </Card>
          )
        })}
      </div>
    </section>
  )
}

/** Some kinds are worded as others are. */
function titleOf(kind: ImportQuestion['kind']) {
  if (kind === 'town') return 'category'
  return kind === 'required' ? 'unusable' : kind
}

function Question({
  question,
  busy,
  onAnswer,
}: { question: ImportQuestion } & Pick<Props, 'busy' | 'onAnswer'>) {
  const text = useText()
  const locale = useLocale()
  const { id, kind, topic, field, said, rows, options, answer, examples } = question
  const label = field ? text(columnLabel(field)) : text('import.row')
  const title = text(`import.ask.${titleOf(kind)}`, { label, said, count: rows })
  const wordOf = (choice: string, count: number | null) => {
    if (choice.startsWith('to:'))
      return text('import.choice.to', { name: choice.slice(3), count: count ?? 0 })
    if (choice === 'keep' && (topic === 'towns' || topic === 'duplicates'))
      return text(`import.choice.keep.${topic}`, { said })
    return text(`import.choice.${choice}` as 'import.choice.drop', { count: rows })
  }
  const reason = kind === 'unusable' ? examples[0]?.[locale] : ''
  return (
    <fieldset className={styles.question}>
      <legend>{title}</legend>
      {reason && <p>{reason}</p>}
      <ul lang="de">
        {examples.map(({ row, name, cell, ...remark }) => (
          <li key={row}>
            {text('import.example', { row, name: name || text('import.noNameHere') })}
            {cell !== '' && text('import.exampleCell', { cell })}
            {(topic === 'duplicates' || kind === 'required') && `: ${remark[locale]}`}
          </li>
        ))}
      </ul>
      <Row>
        {options.map(({ choice, count }) => (
          <Button
            key={choice}
            aria-pressed={answer === choice}
            aria-disabled={busy}
            // Pressed once more the answer is taken back.
            onClick={() => !busy && onAnswer([{ question: id, choice: answer === choice ? '' : choice }])}
          >
            {wordOf(choice, count)}
          </Button>
        ))}
      </Row>
    </fieldset>
  )
}

function Sheets({ sheets, busy, onSheet }: Pick<Props, 'sheets' | 'busy' | 'onSheet'>) {
  const text = useText()
  return (
    <Card as="section" aria-labelledby="import-sheets">
      <h4 id="import-sheets">{text('import.ask.sheets')}</h4>
      <PlainList>
        {sheets.map(({ name, isTaken, rows, headers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told by their place, names may repeat
          <li key={index} className={styles.question}>
            <Button
              aria-pressed={isTaken}
              aria-disabled={busy || rows === null}
              onClick={() => !busy && rows !== null && !isTaken && onSheet(index)}
            >
              {text(rows === null ? 'import.sheetUseless' : 'import.sheet', { name, count: rows ?? 0 })}
            </Button>
            {headers.length > 0 && <p lang="de">{headers.slice(0, 6).join(' · ')}</p>}
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
