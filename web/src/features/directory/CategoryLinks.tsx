import { routes } from '@directory/shared/routes'
import { Icon } from '../../components/Icon.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import styles from './Categories.module.css'

export function CategoryLinks({ categories }: { categories: readonly string[] }) {
  return (
    <PlainList className={styles.links}>
      {categories.map((category) => (
        <li key={category}>
          <SiteLink to={routes.providerList.href(category)} className={styles.category} lang="de">
            {category}
            <Icon name="chevronRight" />
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}
