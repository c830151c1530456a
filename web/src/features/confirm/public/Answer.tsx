import { useContext } from 'react'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { answerLimit } from '#shared/questionLimits'
import type { OpenedLink } from '#shared/renderedState'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import styles from './Answer.module.css'
import { ContactAssociation, EndedLink, MailLinkForm, RejectedAnswer } from './linkParts.tsx'

/** What staff have asked the submitter of a request, and a field for the answer. Works without scripts. */
export default function Answer() {
  const text = useText()
  const locale = useLocale()
  const { link } = useContext(ServerState)
  const { question, refusal, typed = '' } = link ?? {}
  if (!question)
    return (
      <>
        <EndedLink link={link} title="answer.title" />
        <UnsentAnswer typed={typed} />
      </>
    )
  const { state, name } = question
  const date = longDate(question.until, locale)
  const [title, lead] = {
    open: [text('answer.title'), text('answer.lead', { name, date })],
    answered: [text('answer.doneTitle'), text('answer.doneText', { name })],
    decided: [text('answer.decidedTitle'), text('answer.decidedText', { name })],
    ended: [text('confirm.endedTitle'), text('answer.endedText', { date })],
  }[state]
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      {refusal && (state === 'open' || state === 'answered') && (
        <RejectedAnswer refusal={refusal} of="answer" />
      )}
      {question.question !== '' && (
        <blockquote className="quote" lang="de">
          {question.question}
        </blockquote>
      )}
      {state === 'open' && <AnswerForm typed={typed} isRefused={refusal?.code === 'answer_missing'} />}
      {question.answer !== '' && (
        <section>
          <h2>{text('answer.label')}</h2>
          <blockquote className="quote">{question.answer}</blockquote>
        </section>
      )}
      {state !== 'open' && <UnsentAnswer typed={typed} />}
      <ContactAssociation />
    </>
  )
}

function AnswerForm({ typed, isRefused }: { typed: string; isRefused: boolean }) {
  const text = useText()
  return (
    <MailLinkForm to="answer" className={styles.form}>
      <TextAreaField
        name="answer"
        label={text('answer.label')}
        error={isRefused ? text('error.answer_missing') : undefined}
        rows={6}
        maxLength={answerLimit}
        defaultValue={typed}
      />
      <Button type="submit" look="main">
        {text('answer.send')}
      </Button>
    </MailLinkForm>
  )
}

/** An answer that can no longer be taken, so that it can be copied. */
function UnsentAnswer({ typed }: Pick<Required<OpenedLink>, 'typed'>) {
  const text = useText()
  return (
    typed !== '' && (
      <section>
        <p>{text('answer.typed')}</p>
        <blockquote className="quote">{typed}</blockquote>
      </section>
    )
  )
}
