import type { TopCategory } from '@directory/shared/category'
import { routes } from '@directory/shared/routes'
import { PlainList } from '../../components/PlainList.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLooseText } from '../../lib/intl.ts'
import styles from './Categories.module.css'

export function TopCategories({ tops }: { tops: readonly TopCategory[] }) {
  const label = useLooseText()
  return (
    <PlainList className={styles.top}>
      {tops.map((top) => (
        <li key={top.id}>
          <SiteLink to={routes.topCategory.href(top.id)} className={styles.topCard}>
            <img src={top.image} alt="" width="320" height="200" decoding="async" />
            <span>{label(top.title)}</span>
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}
