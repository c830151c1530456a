import type { News } from '@directory/shared/news'
import { routes } from '@directory/shared/routes'
import { Card } from '../../components/Card.tsx'
import { ContactLinks } from '../../components/ContactLinks.tsx'
import { EditLink } from '../../components/EditLink.tsx'
import { RichText } from '../../components/RichText.tsx'
import { useText } from '../../lib/intl.ts'
import { linkedText } from '../../lib/linkedText.ts'
import { DateTile } from './DateTile.tsx'
import styles from './NewsItem.module.css'

export function NewsItem({ item }: { item: News }) {
  const text = useText()
  const heading = `news-${item.nuuid}`
  const { website, email, phone, phoneText } = item
  return (
    <Card as="article" className={styles.item} aria-labelledby={heading}>
      <DateTile date={item.occurDate} />
      <div className={styles.words}>
        <h3 id={heading} lang="de">
          {item.title}
        </h3>
        {item.picture && (
          <img className={styles.picture} src={item.picture} alt={item.pictureAlt} lang="de" loading="lazy" />
        )}
        <RichText html={linkedText(item.text)} className={styles.text} />
        {(website || email || phone) && (
          <div className={styles.contact}>
            <ContactLinks website={website} email={email} phone={phone} phoneText={phoneText} />
          </div>
        )}
        <EditLink
          to={routes.editNewsForm.href(item.nuuid)}
          aria-label={`${text('edit.edit')}: ${item.title}`}
        />
      </div>
    </Card>
  )
}
