import { useLocale, useLooseText } from '#lib/intl.ts'
import type { Topic } from '#shared/category'
import { translatedName } from '#shared/categoryName'
import { defaultLocale } from '#shared/locales'
import { routes } from '#shared/routes'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './Categories.module.css'

/** A card has space for one name per category. */
export function TopCategoryTiles({ topics }: { topics: readonly Topic[] }) {
  const label = useLooseText()
  const locale = useLocale()
  return (
    <PlainList className={styles.top}>
      {topics.map((top) => (
        <li key={top.id}>
          <SiteLink to={routes.topCategory.href(top.id)} className={styles.topCard}>
            <img src={top.image} alt="" width="320" height="200" decoding="async" />
            <span className={styles.topWords}>
              <span className={styles.topTitle}>
                <WholeWords>{label(top.title)}</WholeWords>
              </span>
              {top.examples.length > 0 && (
                <span className={styles.examples}>
                  {top.examples.map(({ name, ...names }, i) => {
                    const translated = translatedName(locale, names)
                    const isGerman = translated === '' && locale !== defaultLocale
                    return (
                      <span key={name} lang={isGerman ? 'de' : undefined}>
                        {translated || name}
                        {i < top.examples.length - 1 && ', '}
                      </span>
                    )
                  })}
                </span>
              )}
            </span>
          </SiteLink>
        </li>
      ))}
    </PlainList>
  )
}
