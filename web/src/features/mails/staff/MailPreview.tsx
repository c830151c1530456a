import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import type { BodyOf, OutputOf } from '#shared/contract'
import { mailTextLimit } from '#shared/decisions'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import styles from './MailPreview.module.css'

type PreviewRequest = BodyOf<'POST /api/mailPreview'>
type Preview = OutputOf<'POST /api/mailPreview'>

const pauseMs = 250

interface Props {
  mails: ReturnType<typeof useMails>
  /** True in a dialog: shows the mails at once, and nothing if there are none. */
  quiet?: boolean
  /** The reviewer's words for the mail to the submitter, if they may be changed; empty: the usual ones. */
  ownWords?: OwnWords
  id?: string
}

export function MailPreview({ mails, quiet = false, ownWords, id }: Props) {
  const text = useText()
  const sendsMail = useSendsMail()
  if (mails === null) return null
  if (mails === 'failed') return <p role="status">{text('mail_preview.failed')}</p>
  if (mails.mails.length === 0) return quiet ? null : <p role="status">{text('mail_preview.nobody')}</p>
  const [Frame, Receivers] = quiet ? (['section', 'p'] as const) : (['details', 'summary'] as const)
  return (
    <div id={id} role="status">
      {!sendsMail && <p>{text('mails.noServer')}</p>}
      {groupSameMails(mails).map(({ to, subject, text: words, parts }) => (
        <Frame key={to.join()} className={styles.mail}>
          <Receivers className={styles.to}>{text('mail_preview.to', { to: to.join(', ') })}</Receivers>
          <MailWords subject={subject} text={words} parts={ownWords ? parts : null} ownWords={ownWords} />
        </Frame>
      ))}
    </div>
  )
}

export function MailLine({ mails, id }: Pick<Props, 'mails' | 'id'>) {
  const text = useText()
  const open = () => {
    const mail = document.querySelector<HTMLDetailsElement>(`#${id} details`)
    if (!mail) return
    mail.open = true
    mail.querySelector('summary')?.focus({ preventScroll: true })
    mail.scrollIntoView({ block: 'start' })
  }
  const to = mails === null || mails === 'failed' ? '' : mails.mails.map(({ to }) => to).join(', ')
  if (to === '') return null
  return (
    <Button look="quiet" icon="mail" className={styles.line} title={to} onClick={open}>
      <span>{text('mail_preview.open', { to })}</span>
    </Button>
  )
}

interface RemovalProps {
  ids: string[]
  onShown: (isShown: boolean) => void
}

export function RemovalMails({ ids, onShown }: RemovalProps) {
  const mails = useMails({ decision: 'removeEntry', ids })
  const isShown = mails !== null
  useEffect(() => onShown(isShown), [isShown, onShown])
  return <MailPreview mails={mails} quiet />
}

function groupSameMails({ mails, parts }: Preview) {
  const groups = new Map<
    string,
    { to: string[]; subject: string; text: string; parts: Preview['parts'][number] }
  >()
  mails.forEach(({ to, subject, text }, i) => {
    const key = `${subject}\n${text}`
    const group = groups.get(key) ?? { to: [], subject, text, parts: parts[i] ?? null }
    group.to.push(to)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/**
 * Null while they are not known yet.
 * @param question the decision about to be made; null if none is chosen
 * @param mayBeDecided true while no preview is asked for, because its document may be gone
 */
export function useMails(question: PreviewRequest | null, mayBeDecided = false) {
  const request = JSON.stringify(question)
  const [answer, setAnswer] = useState<{ to: string; mails: Preview | 'failed' } | null>(null)
  useEffect(() => {
    if (request === 'null') return setAnswer(null)
    if (mayBeDecided) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const mails = await call('POST /api/mailPreview', JSON.parse(request)).catch(() => 'failed' as const)
      if (isCurrent) setAnswer({ to: request, mails })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [request, mayBeDecided])
  return answer && isSameDecision(answer.to, request) ? answer.mails : null
}

/** While typing, keeps the last preview until the new one arrives, but never that of another decision. */
const isSameDecision = (one: string, other: string) => withoutTypedFields(one) === withoutTypedFields(other)
const typedFields = { reason: undefined, fields: undefined, merged: undefined }
const withoutTypedFields = (request: string) => JSON.stringify({ ...JSON.parse(request), ...typedFields })

export interface OwnWords {
  value: string
  set: (words: string) => void
}

interface MailWordsProps {
  subject: string
  text: string
  /** Null if the words may not be changed. */
  parts: OutputOf<'POST /api/mailPreview'>['parts'][number]
  ownWords: OwnWords | undefined
}

function MailWords({ subject, text: mailText, parts, ownWords }: MailWordsProps) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [wasPressed, setPressed] = useState(false)
  const isOpen = parts !== null && ownWords !== undefined && (wasPressed || ownWords.value !== '')
  // The button opens the field in order to write.
  useEffect(() => {
    if (wasPressed) box.current?.querySelector('textarea')?.focus()
  }, [wasPressed])
  const setWords = (words: string, isPressed: boolean) => {
    ownWords?.set(words)
    setPressed(isPressed)
  }
  return (
    <div ref={box}>
      <strong lang="de">{subject}</strong>
      {isOpen && (
        <TextAreaField
          name="mailText"
          label={text('mail_preview.words')}
          hint={text('mail_preview.wordsHint')}
          lang="de"
          rows={8}
          maxLength={mailTextLimit}
          value={ownWords.value}
          onValue={ownWords.set}
        />
      )}
      <p lang="de" className={styles.words}>
        {isOpen ? parts.fixed : mailText.trim()}
      </p>
      {parts && (
        <Button onClick={() => setWords(isOpen ? '' : parts.words, !isOpen)}>
          {text(isOpen ? 'mail_preview.giveUp' : 'mail_preview.change')}
        </Button>
      )}
    </div>
  )
}
