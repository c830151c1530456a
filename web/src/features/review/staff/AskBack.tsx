import type { OutputOf } from '@directory/shared/contract'
import { questionLimit, type WaitingKind } from '@directory/shared/decisions'
import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { readDraft } from '../../../lib/draft.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import formStyles from '../../../ui/staff/Form.module.css'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { MailPreview } from '../../mails/door.ts'
import styles from './Review.module.css'

export type QuestionedRequest = Pick<
  OutputOf<'GET /api/pending_changes'>[number],
  'uuid' | 'contacts' | 'questions'
>
type Question = QuestionedRequest['questions'][number]

interface Props {
  kind: WaitingKind
  request: QuestionedRequest
  onChanged: () => void
}

/** What the submitter was asked, what they answered, and a form to ask. Renders nothing without a mail address. */
export function AskBack({ kind, request, onChanged }: Props) {
  const text = useText()
  const { uuid, contacts, questions } = request
  const [hasDraft] = useState(() => readDraft(draftOf(uuid)) !== null)
  if (contacts.length + questions.length === 0) return null
  // An answer stands on top of the page.
  const isWaiting = questions.length > 0 && !questions.at(-1)?.answeredAt
  return (
    <details className={styles.care} open={isWaiting || hasDraft}>
      <summary>{text('askBack.title')}</summary>
      {questions.map((one) => (
        <AskedQuestion key={`${one.contact} ${one.number}`} asked={one} />
      ))}
      {contacts.length > 0 && <AskForm kind={kind} request={request} onChanged={onChanged} />}
    </details>
  )
}

const draftOf = (id: string) => `staff question ${id}`

function AskedQuestion({ asked }: { asked: Question }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const { question, askedBy, askedAt, until, answer, answeredAt } = asked
  const by = [staffName(askedBy), longDate(askedAt, locale)].filter((part) => part !== '').join(', ')
  const isOver = new Date().toISOString().slice(0, 10) > until
  return (
    <div className={styles.text}>
      <p className={styles.words}>
        <b>{by}</b>
        <br />
        <span lang="de">{question}</span>
      </p>
      {answeredAt === null ? (
        <p className={styles.words}>
          {text(isOver ? 'askBack.ended' : 'askBack.waits', { date: longDate(until, locale) })}
        </p>
      ) : (
        <p className={styles.words}>
          <b>{text('askBack.answered', { date: longDate(answeredAt, locale) })}</b>
          <br />
          {answer}
        </p>
      )}
    </div>
  )
}

function AskForm({ kind, request: { uuid: id, contacts, questions }, onChanged }: Props) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { run, busy } = useOperation()
  const sendsMail = useSendsMail()
  const draft = useStaffDraft(draftOf(id), { question: '', to: '' }, form)
  const { question, to } = draft.values
  const { id: contact = '', email = '' } = contacts.find((one) => one.id === to) ?? contacts[0] ?? {}
  const isWritten = question.trim() !== ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isWritten) return
    const seen = questions.findLast((one) => one.contact === contact)?.number ?? 0
    const step = async () => {
      const { isSent } = await call('POST /api/askSubmitter', { kind, id, contact, question, seen })
      notify(isSent ? 'success' : 'warning', text(isSent ? 'askBack.sent' : 'mails.noServer', { email }))
    }
    if (await run(step, {})) draft.clear()
    // After a refusal, too: a colleague may have asked.
    onChanged()
  }
  return (
    <form ref={form} onSubmit={send} className={formStyles.form}>
      <DraftNotice {...{ form, draft }} unsaved={isWritten} />
      {contacts.length > 1 && (
        <SelectField
          label={text('askBack.to')}
          value={contact}
          onChange={(event) => draft.set({ to: event.target.value })}
        >
          {contacts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.email}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        name="question"
        label={text('askBack.label')}
        hint={text(sendsMail ? 'askBack.hint' : 'mails.noServer', { email })}
        lang="de"
        rows={3}
        maxLength={questionLimit}
        value={question}
        onChange={(event) => draft.set({ question: event.target.value })}
      />
      {isWritten && (
        <>
          <MailPreview
            folded
            isDecided={busy}
            question={{ decision: 'ask', ids: [id], kind, contact, reason: question }}
          />
          <Row>
            <Button type="submit" icon="mail" aria-disabled={busy}>
              {text('askBack.send')}
            </Button>
          </Row>
        </>
      )}
    </form>
  )
}
