import type { News } from '@directory/shared/news'
import { Card } from '../../components/Card.tsx'
import { ContactLinks } from '../../components/ContactLinks.tsx'
import { Icon } from '../../components/Icon.tsx'
import { RichText } from '../../components/RichText.tsx'
import { longDate } from '../../lib/format.ts'
import { useLocale } from '../../lib/intl.ts'
import styles from './NewsItem.module.css'

export function NewsItem({ item }: { item: News }) {
  const locale = useLocale()
  const heading = `news-${item.nuuid}`
  const { website, email, phone, phoneText } = item
  return (
    <Card as="article" className={styles.item} aria-labelledby={heading}>
      <p className={styles.date}>
        <Icon name="calendar" />
        <time dateTime={item.occurDate}>{longDate(item.occurDate, locale)}</time>
      </p>
      <h2 id={heading} className={styles.title} lang="de">
        {item.title}
      </h2>
      <RichText html={item.text} className={styles.text} />
      {(website || email || phone) && (
        <div className={styles.contact}>
          <ContactLinks website={website} email={email} phone={phone} phoneText={phoneText} />
        </div>
      )}
    </Card>
  )
}
