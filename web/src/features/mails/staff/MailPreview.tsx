import type { BodyOf, OutputOf } from '@directory/shared/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import styles from './MailPreview.module.css'

type Question = BodyOf<'POST /api/mailPreview'>
type Mails = OutputOf<'POST /api/mailPreview'>['mails']

const pauseMs = 250

interface Props {
  /** The decision that is about to be made; null while none is chosen. */
  question: Question | null
  /** Says nothing where nobody is told. */
  quiet?: boolean
  /** Says to whom, and the words when asked: what is decided about comes first. */
  folded?: boolean
  /** The decision is on its way: what it decides about may be gone before another question about it is answered. */
  isDecided?: boolean
  /** Whether it is said what will be mailed, or that this cannot be said. */
  onSaid?: (isSaid: boolean) => void
}

/** What will be mailed, word for word as the server will send it, before it is decided. */
export function MailPreview({ question, quiet = false, folded = false, isDecided = false, onSaid }: Props) {
  const text = useText()
  const mails = useMails(question, isDecided)
  const isSaid = mails !== null
  useEffect(() => onSaid?.(isSaid), [isSaid, onSaid])
  if (question === null || mails === null) return null
  if (mails === 'failed') return <p role="status">{text('mail_preview.failed')}</p>
  if (mails.length === 0) return quiet ? null : <p role="status">{text('mail_preview.nobody')}</p>
  const Frame = folded ? 'details' : 'section'
  const Receivers = folded ? 'summary' : 'p'
  return (
    <div role="status">
      {sameTogether(mails).map(({ to, subject, text: words }) => (
        <Frame key={to.join()} className={styles.mail}>
          <Receivers className={styles.to}>{text('mail_preview.to', { to: to.join(', ') })}</Receivers>
          <div lang="de">
            <strong>{subject}</strong>
            <p className={styles.words}>{words.trim()}</p>
          </div>
        </Frame>
      ))}
    </div>
  )
}

/** Several who get the same are named together. */
function sameTogether(mails: Mails) {
  const by = new Map<string, { to: string[]; subject: string; text: string }>()
  for (const { to, subject, text } of mails) {
    const key = `${subject}\n${text}`
    const same = by.get(key) ?? { to: [], subject, text }
    same.to.push(to)
    by.set(key, same)
  }
  return [...by.values()]
}

/** Asked anew whenever the question changes, but not at each key. */
function useMails(question: Question | null, isDecided: boolean): Mails | 'failed' | null {
  const asked = JSON.stringify(question)
  const [answer, setAnswer] = useState<{ to: string; mails: Mails | 'failed' } | null>(null)
  useEffect(() => {
    if (asked === 'null') return setAnswer(null)
    if (isDecided) return
    const over = new AbortController()
    const ask = () =>
      call('POST /api/mailPreview', JSON.parse(asked) as Question, undefined, over.signal).then(
        ({ mails }) => mails,
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

/** While somebody types, the text before stands until the new one is here; another decision's never does. */
const isSameDecision = (one: string, other: string) => withoutTyped(one) === withoutTyped(other)
const typed = { reason: undefined, fields: undefined, merged: undefined }
const withoutTyped = (asked: string) => JSON.stringify({ ...JSON.parse(asked), ...typed })
