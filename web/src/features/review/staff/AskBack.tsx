import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { readDraft } from '#lib/draft.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useStaffDraft } from '#lib/useStaffDraft.ts'
import type { OutputOf } from '#shared/contract'
import type { WaitingKind } from '#shared/decisions'
import { regionToday } from '#shared/moment'
import { questionLimit } from '#shared/questionLimits'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import formStyles from '#ui/Form.module.css'
import { Row } from '#ui/Row.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { MailPreview, useMails } from '../../mails/door.ts'
import { requestDraft } from './OrphanedDrafts.tsx'
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

/** Renders nothing without a mail address. */
export function AskBack({ kind, request, onChanged }: Props) {
  const text = useText()
  const { uuid, contacts, questions } = request
  const [hasDraft] = useState(() => readDraft(requestDraft(uuid, 'question')) !== null)
  const box = useRef<HTMLDetailsElement>(null)
  const wasSent = useRef(false)
  const newest = keyOf(questions.at(-1))
  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the question has been loaded
  useEffect(() => {
    if (wasSent.current) [...(box.current?.querySelectorAll<HTMLElement>('[tabindex]') ?? [])].at(-1)?.focus()
    wasSent.current = false
  }, [newest])
  if (contacts.length + questions.length === 0) return null
  // An answer stands on top of the page.
  const isWaiting = questions.length > 0 && !questions.at(-1)?.answeredAt
  return (
    <details ref={box} className={styles.care} open={isWaiting || hasDraft}>
      <summary>{text('askBack.title')}</summary>
      {questions.map((one) => (
        <AskedQuestion key={keyOf(one)} asked={one} />
      ))}
      {contacts.length > 0 && (
        <AskForm
          kind={kind}
          request={request}
          onChanged={onChanged}
          onSent={() => {
            wasSent.current = true
          }}
        />
      )}
    </details>
  )
}

const keyOf = (one: Question | undefined) => one && `${one.contact} ${one.number}`

function AskedQuestion({ asked }: { asked: Question }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const sendsMail = useSendsMail()
  const { question, askedBy, askedAt, until, answer, answeredAt } = asked
  const by = joined(', ', staffName(askedBy), longDate(askedAt, locale))
  return (
    <div className="quote" tabIndex={-1}>
      <p className={styles.words}>
        <b>{by}</b>
        <br />
        <span lang="de">{question}</span>
      </p>
      <p className={styles.words}>
        {answeredAt === null ? (
          text(`askBack.${regionToday() > until ? 'ended' : sendsMail ? 'waits' : 'notSent'}`, {
            date: longDate(until, locale),
          })
        ) : (
          <>
            <b>{text('askBack.answered', { date: longDate(answeredAt, locale) })}</b>
            <br />
            {answer}
          </>
        )}
      </p>
    </div>
  )
}

function AskForm({ kind, request, onChanged, onSent }: Props & { onSent: () => void }) {
  const { uuid: id, contacts, questions } = request
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { run, busy } = useOperation()
  const sendsMail = useSendsMail()
  const draft = useStaffDraft(requestDraft(id, 'question'), { question: '', to: '' }, form)
  const { question, to } = draft.values
  const { id: contact = '', email = '' } = contacts.find((one) => one.id === to) ?? contacts[0] ?? {}
  const isWritten = question.trim() !== ''
  const mails = useMails(
    isWritten ? { decision: 'ask', ids: [id], kind, contact, reason: question } : null,
    busy,
  )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isWritten) return
    const seen = questions.findLast((one) => one.contact === contact)?.number ?? 0
    const step = () => call('POST /api/noteRequest', { kind, id, contact, question, seen })
    if (await run(step, { handleRefusal: ({ status }) => status === 404 })) {
      draft.clear()
      onSent()
    }
    // After a refusal, too: a colleague may have asked.
    onChanged()
  }
  return (
    <form ref={form} onSubmit={send} className={formStyles.form}>
      <DraftNotice {...{ form, draft }} unsaved={isWritten} />
      {contacts.length > 1 && (
        <ChoiceField
          label={text('askBack.to')}
          options={contacts.map((one) => ({ value: one.id, label: one.email }))}
          value={contact}
          onValue={(to) => draft.set({ to })}
        />
      )}
      <TextAreaField
        name="question"
        label={text('askBack.label')}
        hint={text(sendsMail ? 'askBack.hint' : 'askBack.noServer', { email })}
        lang="de"
        rows={3}
        maxLength={questionLimit}
        value={question}
        onValue={(question) => draft.set({ question })}
      />
      {isWritten && (
        <>
          <MailPreview mails={mails} />
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
