import { dateFormat } from '@directory/shared/dateFormat'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../../ui/staff/Tools.module.css'
import { TextField } from '../../../ui/TextField.tsx'

interface Props {
  siteTitle: string
  busy: boolean
  onKeep: (title: string) => void
}

/** Gives the brochure a title and makes it a file of the site. The title is content, so it is in German. */
export function KeepBrochure({ siteTitle, busy, onKeep }: Props) {
  const text = useText()
  const month = dateFormat('de-DE', { month: 'long', year: 'numeric' }).format(new Date())
  const [title, setTitle] = useState(`${siteTitle}, Stand ${month}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep(title)
  }
  return (
    <form className={styles.tool} onSubmit={submit}>
      <h3>{text('brochure.keep')}</h3>
      <p>{text('brochure.keepHint')}</p>
      <TextField
        label={text('brochure.keepTitle')}
        required
        maxLength={120}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" aria-disabled={busy}>
        {text('brochure.keep')}
      </Button>
    </form>
  )
}
