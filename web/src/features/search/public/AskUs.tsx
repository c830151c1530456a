import { useId } from 'react'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { phoneHref } from '../../../lib/format.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { PhoneHours } from '../../../ui/PhoneHours.tsx'
import { PhoneText } from '../../../ui/PhoneText.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './Search.module.css'

/**
 * Suggests calling the association if nothing was found. Loads the settings itself: a page that shares them with the
 * layout would render again after hydration.
 */
export function AskUs({ query }: { query: string }) {
  const settings = useCall('GET /api/settings', {}).data
  const text = useText()
  const id = useId()
  if (!settings) return null
  const { association, phone, phoneText, phoneHours, contactEmail } = settings
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
          <AnchorButton look="main" icon="phone" href={call}>
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
        <p className={styles.note}>
          <PhoneHours />
        </p>
      )}
    </section>
  )
}
