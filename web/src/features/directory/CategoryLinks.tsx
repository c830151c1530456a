import type { CategoryInfo } from '@directory/shared/category'
import { routes } from '@directory/shared/routes'
import { CategoryName } from '../../components/CategoryName.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PlainList } from '../../components/PlainList.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './Categories.module.css'

interface Props {
  /** Those whose number of providers is not known go without it. */
  categories: readonly (Omit<CategoryInfo, 'providers'> & { providers?: number | undefined })[]
}

export function CategoryLinks({ categories }: Props) {
  const text = useText()
  return (
    <PlainList className={styles.links}>
      {categories.map(({ name, nameEn, providers }) => (
        <li key={name}>
          <SiteLink to={routes.providerList.href(name)} className={styles.category}>
            <span className={styles.words}>
              <span>
                <CategoryName name={name} nameEn={nameEn} />
              </span>
              {providers !== undefined && (
                <span className={styles.providers}>{text('list.count', { count: providers })}</span>
              )}
            </span>
            <Icon name="chevronRight" />
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}
