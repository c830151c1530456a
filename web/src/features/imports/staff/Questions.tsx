import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#lib/intl.ts'
import type { ImportColumn, ImportQuestion } from '#shared/contract/importShapes'
import { columnLabel, namedBy, questionTopics } from '#shared/fields/importFields'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { Row } from '#ui/Row.tsx'
import styles from './Import.module.css'
import type { Correctable } from './useImportOperation.tsx'

type Answers = { question: string; choice: string }[]
type Props = Pick<Correctable, 'data' | 'busy' | 'correct'>

export function Questions({ data, busy: isRunning, correct }: Props) {
  const { questions, sheets, columns, state } = data
  const busy = isRunning || state !== 'ready'
  const text = useText()
  const wordsOf = useQuestionWords(columns)
  const pressed = useRef<readonly string[]>([])
  // The answer hides a pressed button; its line takes the focus. After every render: any of them may bring the answer.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const lines = pressed.current.map((id) => document.getElementById(`line-${id}`))
    lines.find((line) => line !== null)?.focus()
  })
  const topics = questionTopics.filter((topic) => questions.some((one) => one.topic === topic))
  if (sheets.length === 0 && topics.length === 0) return null
  return (
    <section aria-labelledby="import-questions" className={styles.section}>
      <h3 id="import-questions">{text('import.questionsTitle')}</h3>
      {sheets.length > 0 && <Sheets {...{ data, busy, correct }} />}
      {topics.map((topic) => {
        const own = questions.filter((one) => one.topic === topic)
        const open = own.filter(({ answer }) => answer === null)
        const id = `import-${topic}`
        const give = (answers: Answers) => {
          pressed.current = [id, ...answers.map(({ question }) => question)]
          void correct({ answers })
        }
        const accept = () => give(open.map(({ id, proposal }) => ({ question: id, choice: proposal })))
        const answer = open.length > 0 ? '' : own.map((one) => wordsOf(one).answer).join(' · ')
        return (
          <Topic
            key={topic}
            id={id}
            title={text(`import.ask.${topic}`)}
            answer={answer}
            action={
              own.length > 1 && (
                <Button aria-disabled={busy} aria-describedby={id} onClick={() => !busy && accept()}>
                  {text('import.acceptAll')}
                </Button>
              )
            }
          >
            {own.map((one) => (
              <Question
                key={one.id}
                question={one}
                words={wordsOf(one)}
                isOpen={one.answer === null || answer !== ''}
                busy={busy}
                onAnswer={give}
              />
            ))}
          </Topic>
        )
      })}
    </section>
  )
}

function useQuestionWords(columns: readonly ImportColumn[]) {
  const text = useText()
  return ({ kind, topic, field, said, rows, options, answer }: ImportQuestion) => {
    const label = field ? text(columnLabel(field)) : text('import.row')
    const title = text(`import.ask.${kind}`, { label, said, count: rows })
    const wordOf = (choice: string, count: number | null) => {
      const [column, name] = [namedBy('column', choice), namedBy('to', choice)]
      if (column !== undefined) {
        const index = Number(column)
        const header = columns[index]?.header || text('import.headerless', { number: index + 1 })
        return text('import.choice.column', { header })
      }
      if (name !== undefined) return text('import.choice.to', { name, count: count ?? 0 })
      if (choice === 'keep' && (topic === 'towns' || topic === 'duplicates'))
        return text(`import.choice.keep.${topic}`, { said })
      return text(`import.choice.${choice}` as 'import.choice.drop', { count: rows })
    }
    const count = options.find(({ choice }) => choice === answer)?.count ?? null
    const chosen = answer === null ? '' : wordOf(answer, count)
    return { title, wordOf, chosen, answer: `${said || (field ? label : title)}: ${chosen}` }
  }
}

interface QuestionProps {
  busy: boolean
  onAnswer: (answers: Answers) => void
  question: ImportQuestion
  words: ReturnType<ReturnType<typeof useQuestionWords>>
  /** False for an answered question, which is one line among those that are still open. */
  isOpen: boolean
}

function Question({ question, words, isOpen, busy, onAnswer }: QuestionProps) {
  const text = useText()
  const locale = useLocale()
  const { id, kind, topic, options, answer, examples } = question
  const { title, wordOf, chosen } = words
  const reason = kind === 'unusable' ? examples[0]?.[locale] : ''
  return (
    <details key={String(isOpen)} open={isOpen} aria-label={title} className={styles.question}>
      <summary id={`line-${id}`} className={styles.line}>
        {title}
        {!isOpen && <span className={styles.answer}>{chosen}</span>}
      </summary>
      {reason && <p>{reason}</p>}
      <ul lang="de">
        {examples.map(({ row, name, cell, ...remark }) => (
          <li key={row}>
            {text('import.example', { row, name: name || text('import.noNameHere') })}
            {cell !== '' && text('import.exampleCell', { cell })}
            {(topic === 'duplicates' || kind === 'required' || kind === 'lostLetters') &&
              `: ${remark[locale]}`}
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
    </details>
  )
}

function Sheets({ data: { sheets }, busy, correct }: Props) {
  const text = useText()
  return (
    <Topic id="import-sheets" title={text('import.ask.sheets')} answer="">
      <PlainList>
        {sheets.map(({ name, rows, isTaken, headers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told by their place, names may repeat
          <li key={index} className={styles.question}>
            <Button
              aria-pressed={isTaken}
              aria-disabled={busy || rows === null}
              onClick={() => !busy && rows !== null && !isTaken && correct({ sheet: index })}
            >
              {text(rows === null ? 'import.sheetUseless' : 'import.sheet', { name, count: rows ?? 0 })}
            </Button>
            {headers.length > 0 && <p lang="de">{headers.slice(0, 6).join(' · ')}</p>}
          </li>
        ))}
      </PlainList>
    </Topic>
  )
}

interface TopicProps {
  id: string
  title: string
  answer: string
  action?: ReactNode
  children: ReactNode
}

/** Once answered the questions fold to a line with the answers; a press opens them again. */
function Topic({ id, title, answer, action, children }: TopicProps) {
  const [openedFor, setOpenedFor] = useState('')
  const isOpen = answer === '' || openedFor === answer
  return (
    <section aria-labelledby={id} className={styles.topic}>
      <div className={styles.head}>
        {answer === '' ? (
          <h4 id={id}>{title}</h4>
        ) : (
          <h4>
            <button
              id={`line-${id}`}
              type="button"
              className={styles.line}
              aria-expanded={isOpen}
              onClick={() => setOpenedFor(isOpen ? '' : answer)}
            >
              <span id={id}>
                <Icon name="chevron" />
                {title}
              </span>
              {!isOpen && <span className={styles.answer}>{answer}</span>}
            </button>
          </h4>
        )}
        {answer === '' && action}
      </div>
      {isOpen && children}
    </section>
  )
}
