import { providersInDistrict } from '@directory/shared/providersInDistrict'
import { routes } from '@directory/shared/routes'
import type { FoundCategory } from '@directory/shared/searchHelp'
import { useId } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { CategoryName } from '../../categories/door.ts'
import styles from './Search.module.css'

interface Props {
  title: string
  categories: readonly FoundCategory[]
}

/** Lists category names of the directory that match the words of the query. */
export function MeantCategories({ title, categories }: Props) {
  const text = useText()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <PlainList className={styles.categories}>
        {categories.map(({ name, providers, outside = 0, ...names }) => (
          <li key={name}>
            <SiteLink to={routes.providerList.href(name)} className={styles.category}>
              <span className={styles.name}>
                <CategoryName category={{ name, ...names }} />
              </span>{' '}
              <span className={styles.number}>
                {text('list.count', { count: providersInDistrict({ providers, outside }) })}
                {outside > 0 && `, ${text('search.outside', { count: outside })}`}
              </span>
              <Icon name="chevronRight" />
            </SiteLink>
          </li>
        ))}
      </PlainList>
    </section>
  )
}
