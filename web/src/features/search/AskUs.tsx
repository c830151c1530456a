import type { Settings } from '@directory/shared/settings'
import { useId } from 'react'
import { AnchorButton } from '../../components/Button.tsx'
import { PhoneText } from '../../components/PhoneText.tsx'
import { Row } from '../../components/Row.tsx'
import { classNames } from '../../lib/className.ts'
import { phoneHref } from '../../lib/format.ts'
import { useText } from '../../lib/intl.ts'
import styles from './Search.module.css'

interface Props {
  query: string
  settings: Pick<Settings, 'association' | 'phone' | 'phoneText' | 'phoneHours' | 'contactEmail'>
}

/** Nobody found is no dead end: the people behind the directory know more than it does. */
export function AskUs({
  query,
  settings: { association, phone, phoneText, phoneHours, contactEmail },
}: Props) {
  const text = useText()
  const id = useId()
  const call = phoneHref(phone)
  if (!call && contactEmail === '') return null
  const subject = encodeURIComponent(text('search.mailSubject', { query }))
  const body = encodeURIComponent(text('search.mailBody', { query }))
  return (
    <section className={classNames(styles.ask, 'noPrint')} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {text('search.askTitle')}
      </h2>
      <p>{text('search.askText', { association })}</p>
      <Row>
        {call && (
          <AnchorButton look="main" icon="phone" className={styles.call} href={call}>
            <PhoneText>{phoneText}</PhoneText>
          </AnchorButton>
        )}
        {contactEmail !== '' && (
          <AnchorButton icon="mail" href={`mailto:${contactEmail}?subject=${subject}&body=${body}`}>
            {text('search.askByMail')}
          </AnchorButton>
        )}
      </Row>
      {call && phoneHours !== '' && (
        <p className={styles.said} lang="de">
          {phoneHours}
        </p>
      )}
    </section>
  )
}
