import type { OutputOf } from '@directory/shared/contract'
import { mailTextLimit } from '@directory/shared/decisions'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import styles from './MailPreview.module.css'

/** Words that the reviewer writes to replace those of a mail; empty: none. */
export interface OwnWords {
  value: string
  set: (words: string) => void
}

interface Props {
  subject: string
  /** Text of the mail by the server. */
  text: string
  /** Null if the words may not be changed. */
  parts: OutputOf<'POST /api/mailPreview'>['parts'][number]
  ownWords: OwnWords | undefined
}

/** Shows the words of a mail, which can be changed; code, links and footer stay below them. */
export function MailWords({ subject, text: mailText, parts, ownWords }: Props) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [wasPressed, setPressed] = useState(false)
  const isOpen = parts !== null && ownWords !== undefined && (wasPressed || ownWords.value !== '')
  // The pressed button is gone.
  useEffect(() => {
    if (wasPressed) box.current?.querySelector('textarea')?.focus()
  }, [wasPressed])
  const setWords = (words: string, isPressed: boolean) => {
    ownWords?.set(words)
    setPressed(isPressed)
  }
  if (!isOpen)
    return (
      <>
        <div lang="de">
          <strong>{subject}</strong>
          <p className={styles.words}>{mailText.trim()}</p>
        </div>
        {parts && <Button onClick={() => setWords(parts.words, true)}>{text('mail_preview.change')}</Button>}
      </>
    )
  return (
    <div ref={box}>
      <strong lang="de">{subject}</strong>
      <TextAreaField
        name="mailText"
        label={text('mail_preview.words')}
        hint={text('mail_preview.wordsHint')}
        lang="de"
        rows={8}
        maxLength={mailTextLimit}
        value={ownWords.value}
        onChange={(event) => ownWords.set(event.target.value)}
      />
      <p lang="de" className={styles.words}>
        {parts.fixed}
      </p>
      <Button onClick={() => setWords('', false)}>{text('mail_preview.giveUp')}</Button>
    </div>
  )
}
