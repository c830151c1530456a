import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import styles from './Now.module.css'

/** Shows the next dates with a link to all news; hidden if there are none. */
export function ComingNews() {
  const text = useText()
  const locale = useLocale()
  const { data: items = [] } = useCall('GET /api/news', { coming: 'true' })
  if (items.length === 0) return null
  return (
    <section className={styles.dates} aria-labelledby="coming">
      <h2 id="coming">{text('home.coming')}</h2>
      <PlainList className={styles.list}>
        {items.map(({ nuuid, occurDate, title }) => (
          <li key={nuuid}>
            <Icon name="calendar" />
            <span>
              <time dateTime={occurDate}>{longDate(occurDate, locale)}</time>
              <span className={styles.title} lang="de">
                {title}
              </span>
            </span>
          </li>
        ))}
      </PlainList>
      <SiteLink to={routes.news.href()} className={styles.allNews}>
        {text('home.allNews')}
      </SiteLink>
    </section>
  )
}
