import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import styles from './MailPreview.module.css'
import { MailWords, type OwnWords } from './MailWords.tsx'

type Question = BodyOf<'POST /api/mailPreview'>
type Answer = OutputOf<'POST /api/mailPreview'>

const pauseMs = 250

interface Props {
  /** The decision about to be made; null if none is chosen. */
  question: Question | null
  /** True to render nothing if no mail will be sent. */
  quiet?: boolean
  /** True to show only the recipients, and the text on demand. */
  folded?: boolean
  /** True while the decision is being sent; its document may be gone before another preview arrives. */
  isDecided?: boolean
  /** The reviewer's words for the mail to the submitter, if they may be changed; empty: the usual ones. */
  own?: OwnWords
  /** Called with whether the preview, or its failure, is displayed. */
  onShown?: (isShown: boolean) => void
}

/** Shows the mails that a decision will send, as worded by the server, before the decision. */
export function MailPreview(props: Props) {
  const { question, quiet = false, folded = false, isDecided = false, own, onShown } = props
  const text = useText()
  const mails = useMails(question, isDecided)
  const sendsMail = useSendsMail()
  const isShown = mails !== null
  useEffect(() => onShown?.(isShown), [isShown, onShown])
  if (question === null || mails === null) return null
  if (mails === 'failed') return <p role="status">{text('mail_preview.failed')}</p>
  if (mails.mails.length === 0) return quiet ? null : <p role="status">{text('mail_preview.nobody')}</p>
  const Frame = folded ? 'details' : 'section'
  const Receivers = folded ? 'summary' : 'p'
  return (
    <div role="status">
      {!sendsMail && <p>{text('mails.noServer')}</p>}
      {sameTogether(mails).map(({ to, subject, text: words, parts }) => (
        <Frame key={to.join()} className={styles.mail}>
          <Receivers className={styles.to}>{text('mail_preview.to', { to: to.join(', ') })}</Receivers>
          <MailWords subject={subject} text={words} parts={own ? parts : null} own={own} />
        </Frame>
      ))}
    </div>
  )
}

/** Groups recipients of the same mail. */
function sameTogether({ mails, parts }: Answer) {
  const by = new Map<
    string,
    { to: string[]; subject: string; text: string; parts: Answer['parts'][number] }
  >()
  mails.forEach(({ to, subject, text }, i) => {
    const key = `${subject}\n${text}`
    const same = by.get(key) ?? { to: [], subject, text, parts: parts[i] ?? null }
    same.to.push(to)
    by.set(key, same)
  })
  return [...by.values()]
}

/** Loads the preview again when the question changes, after a pause in typing. */
function useMails(question: Question | null, isDecided: boolean): Answer | 'failed' | null {
  const asked = JSON.stringify(question)
  const [answer, setAnswer] = useState<{ to: string; mails: Answer | 'failed' } | null>(null)
  useEffect(() => {
    if (asked === 'null') return setAnswer(null)
    if (isDecided) return
    const over = new AbortController()
    const ask = () =>
      call('POST /api/mailPreview', JSON.parse(asked) as Question, undefined, over.signal).catch(
        () => 'failed' as const,
      )
    const timer = setTimeout(async () => {
      const mails = await ask()
      if (!over.signal.aborted) setAnswer({ to: asked, mails })
    }, pauseMs)
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [asked, isDecided])
  return answer && isSameDecision(answer.to, asked) ? answer.mails : null
}

/** While typing, keeps the last preview until the new one arrives, but never that of another decision. */
const isSameDecision = (one: string, other: string) => withoutTyped(one) === withoutTyped(other)
const typed = { reason: undefined, fields: undefined, merged: undefined }
const withoutTyped = (asked: string) => JSON.stringify({ ...JSON.parse(asked), ...typed })
