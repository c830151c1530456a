import { useId } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { AnchorButton } from '#ui/Button.tsx'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import styles from './Search.module.css'

export function AskUs({ query }: { query: string }) {
  const { phone, contactEmail } = useSettings()
  const text = useText()
  const id = useId()
  if (phone.trim() === '' && contactEmail === '') return null
  const subject = encodeURIComponent(text('search.mailSubject', { query }))
  const body = encodeURIComponent(text('search.mailBody', { query }))
  return (
    <section className={classNames(styles.ask, 'noPrint')} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {text('search.askTitle')}
      </h2>
      <p>{text('search.askText')}</p>
      <PhoneLine />
      {contactEmail !== '' && (
        <p>
          <AnchorButton icon="mail" href={`mailto:${contactEmail}?subject=${subject}&body=${body}`}>
            {text('search.askByMail')}
          </AnchorButton>
        </p>
      )}
    </section>
  )
}
