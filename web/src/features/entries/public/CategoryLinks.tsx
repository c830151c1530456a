import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import type { CategoryInfo } from '#shared/category'
import { routes } from '#shared/routes'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { CategoryName } from '../../categories/door.ts'
import styles from './Categories.module.css'

interface Props {
  /** `providers` is absent if unknown. */
  categories: readonly (Omit<CategoryInfo, 'providers'> & {
    providers?: number
    note?: string
  })[]
  /** Filters of the lists, so that they show as many as are counted here. */
  filters?: string
}

export function CategoryLinks({ categories, filters = '' }: Props) {
  const text = useText()
  return (
    <PlainList className={styles.links}>
      {categories.map(({ name, providers, note, ...names }) => (
        <li key={name}>
          <SiteLink to={routes.providerList.href(name) + filters} className={styles.category}>
            <span className={styles.words}>
              <span>
                <CategoryName category={{ name, ...names }} />
              </span>
              {providers !== undefined && (
                <span className={classNames(styles.providers, !note && 'noBreak')}>
                  {text('list.count', { count: providers })}
                  {note}
                </span>
              )}
            </span>
            <Icon name="chevronRight" />
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}
