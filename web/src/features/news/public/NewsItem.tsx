import { callUrl } from '#lib/api.ts'
import { datePartsOf, longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { linkedText } from '#lib/linkedText.ts'
import { defaultLocale, type Locale } from '#shared/locales'
import type { News } from '#shared/news'
import { sizesOf, srcSetOf } from '#shared/pictures'
import { routes } from '#shared/routes'
import { AnchorButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ContactLinks } from '#ui/ContactLinks.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Row } from '#ui/Row.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import dateTileStyles from './DateTile.module.css'
import styles from './NewsItem.module.css'

export const calendarHref = (locale: Locale, id = ''): string =>
  callUrl('GET /api/calendar', { id, locale: locale === defaultLocale ? '' : locale })

interface Props {
  item: News
  /** True for today and later: past dates are not offered for calendars. */
  isComing: boolean
}

export function NewsItem({ item, isComing }: Props) {
  const text = useText()
  const locale = useLocale()
  const heading = `news-${item.nuuid}`
  const { website, email, phone, phoneText } = item
  return (
    <Card as="article" className={styles.item} aria-labelledby={heading}>
      <DateTile date={item.eventDate || item.occurDate} />
      <div className={styles.words}>
        <h3 id={heading} lang="de">
          <WholeWords>{item.title}</WholeWords>
        </h3>
        {item.picture && (
          <img
            className={styles.picture}
            src={item.picture}
            alt={item.pictureAlt}
            srcSet={srcSetOf(item.picture, item.pictureWidth ?? 0) || undefined}
            sizes={item.pictureWidth ? sizesOf(item.pictureWidth) : undefined}
            width={item.pictureWidth}
            height={item.pictureHeight}
            lang="de"
            loading="lazy"
          />
        )}
        <EventLine item={item} />
        <RichText html={linkedText(item.text)} className={styles.text} />
        {(website || email || phone) && (
          <div className={styles.contact}>
            <ContactLinks website={website} email={email} phone={phone} phoneText={phoneText} />
          </div>
        )}
        <Row className={`${styles.actions} noPrint`}>
          {isComing && (
            <AnchorButton href={calendarHref(locale, item.nuuid)} icon="calendar" rel="nofollow">
              {text('news.calendar')}
              <VisuallyHidden>
                : <span lang="de">{item.title}</span>
              </VisuallyHidden>
            </AnchorButton>
          )}
          <ShareButton title={item.title} path={`${routes.news.href()}#${heading}`} lang="de" />
        </Row>
        <EditLink
          to={routes.editNewsForm.href(item.nuuid)}
          aria-label={`${text('edit.edit')}: ${item.title}`}
        />
      </div>
    </Card>
  )
}

function EventLine({ item: { eventTime, eventEndTime, eventPlace } }: { item: News }) {
  const text = useText()
  const time =
    eventTime && text(eventEndTime ? 'news.timeUntil' : 'news.time', { from: eventTime, until: eventEndTime })
  if (!time && !eventPlace) return null
  return (
    <p>
      <strong>
        {time}
        {time && eventPlace && ', '}
        <span lang="de">{eventPlace}</span>
      </strong>
    </p>
  )
}

function DateTile({ date }: { date: string }) {
  const locale = useLocale()
  const parts = datePartsOf(date, locale)
  if (!parts) return null
  const { weekday, day, month, year } = parts
  return (
    <time dateTime={date} className={dateTileStyles.tile}>
      <VisuallyHidden>{longDate(date, locale)}</VisuallyHidden>
      <span aria-hidden="true" className={dateTileStyles.weekday}>
        {weekday}
      </span>
      <span aria-hidden="true" className={dateTileStyles.day}>
        {day}
      </span>
      <span aria-hidden="true" className={dateTileStyles.month}>
        {month} {year}
      </span>
    </time>
  )
}
