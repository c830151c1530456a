import { plainDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { linkedText } from '#lib/linkedText.ts'
import { useSettings } from '#lib/settings.ts'
import { escapeMarkup } from '#shared/escapeMarkup'
import type { Settings } from '#shared/settings'
import { ContactLinks } from '#ui/ContactLinks.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { RichText } from '#ui/RichText.tsx'
import figures from '../../../../../docs/accessibility.json' with { type: 'json' }
import styles from './Accessibility.module.css'

export default function Accessibility() {
  const text = useText()
  const statement = useSettings().accessibility
  const title = text(statement ? 'accessibility.title' : 'footer.accessibility')
  return (
    <div className={styles.statement}>
      <PageTop title={title} />
      {statement ? <Statement statement={statement} /> : <Unconfirmed />}
    </div>
  )
}

const abilities = ['letters', 'keyboard', 'screenReader', 'map', 'paper'] as const

/** Says what the software can do, and claims nothing: nobody has checked the association's own texts. */
function Unconfirmed() {
  const text = useText()
  const { phone, phoneText, contactEmail } = useSettings()
  return (
    <>
      <h2>{text('accessibility.canDo')}</h2>
      <ul>
        {abilities.map((ability) => (
          <li key={ability}>{text(`accessibility.canDo.${ability}`)}</li>
        ))}
      </ul>
      <h2>{text('accessibility.unchecked')}</h2>
      <p>{text('accessibility.uncheckedText')}</p>
      <h2>{text('accessibility.complain')}</h2>
      <p>{text('accessibility.complainText')}</p>
      <ContactLinks phone={phone} phoneText={phoneText} email={contactEmail} column />
    </>
  )
}

function Statement({ statement }: { statement: NonNullable<Settings['accessibility']> }) {
  const text = useText()
  const locale = useLocale()
  const { siteTitle, contactEmail, phone, phoneText } = useSettings()
  const { confirmedOn, gaps, contact, mediator } = statement
  return (
    <>
      <p>{text('accessibility.scope', { site: siteTitle })}</p>
      <h2>{text('accessibility.works')}</h2>
      <p>
        {text('accessibility.claim')} {text('accessibility.partly')}
      </p>
      <h2>{text('accessibility.gapsTitle')}</h2>
      <ul>
        {linesOf(gaps).map((line) => (
          <li key={line} lang="de">
            {line}
          </li>
        ))}
        <li>{text('accessibility.map')}</li>
        <li>{text('accessibility.others')}</li>
      </ul>
      <h2>{text('accessibility.looked')}</h2>
      <p>{text('accessibility.confirmed', { date: plainDate(confirmedOn, locale) })}</p>
      {/* Written by the last full test run; before the first one there are no figures. */}
      {figures.date !== '' && (
        <p>{text('accessibility.figures', { ...figures, date: plainDate(figures.date, locale) })}</p>
      )}
      <h2>{text('accessibility.complain')}</h2>
      <p>{text('accessibility.complainText')}</p>
      {contact && <LinkedLines>{contact}</LinkedLines>}
      <ContactLinks phone={phone} phoneText={phoneText} email={contactEmail} column />
      <h2>{text('accessibility.mediation')}</h2>
      <p>{text('accessibility.mediationText')}</p>
      <LinkedLines>{mediator || text('accessibility.federalMediator')}</LinkedLines>
    </>
  )
}

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)

function LinkedLines({ children }: { children: string }) {
  return <RichText html={linkedText(escapeMarkup(children))} className={styles.lines} />
}
