import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ContactLinks } from '#ui/ContactLinks.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { PhoneHours } from '#ui/PhoneHours.tsx'
import styles from './Contact.module.css'
import { People } from './People.tsx'

export default function Contact() {
  const text = useText()
  const { association, contactEmail, phone, phoneText, phoneHours, postalAddress } = useSettings()
  return (
    <>
      <PageTop title={text('contact.title')} lead={text('contact.lead')} />
      <div className={styles.cards}>
        <Card as="section">
          <h2>{text('contact.write')}</h2>
          <p lang="de" className={styles.association}>
            {association}
          </p>
          {phone || contactEmail ? (
            <>
              <ContactLinks phone={phone} phoneText={phoneText} column />
              {phone && phoneHours && (
                <p className={styles.hours}>
                  <PhoneHours />
                </p>
              )}
              <ContactLinks email={contactEmail} column />
            </>
          ) : (
            <>
              <p>{text('contact.noEmail')}</p>
              <LinkButton to={routes.imprint.href()}>{text('contact.toImprint')}</LinkButton>
            </>
          )}
          {postalAddress && (
            <>
              <h3 className={styles.smaller}>{text('contact.address')}</h3>
              <address lang="de" className={styles.address}>
                {postalAddress}
              </address>
            </>
          )}
        </Card>
        <Card as="section">
          <h2>{text('contact.before')}</h2>
          <p>{text('contact.beforeText')}</p>
          <LinkButton to={routes.help.href()} icon="help">
            {text('contact.toHelp')}
          </LinkButton>
        </Card>
      </div>
      <People />
    </>
  )
}
