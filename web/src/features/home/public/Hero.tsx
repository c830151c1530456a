import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import hero from '../../../ui/hero.svg'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import styles from './Hero.module.css'
import { HeroSearch } from './HeroSearch.tsx'

/** Shows a short welcome and the search; low enough for topics to show on the first screen. */
export function Hero() {
  const text = useText()
  const { data: settings } = useCall('GET /api/settings', {})
  return (
    <section className={styles.hero}>
      <img className={styles.picture} src={hero} alt="" width="1200" height="420" fetchPriority="high" />
      <div className={styles.words}>
        <PageHeading>
          <span className={styles.line}>{text('home.welcome1')}</span>
          <span className={styles.big}>{text('home.welcome2')}</span>
          <span className={styles.line}>
            {text('home.welcome3', { region: settings?.region.label ?? '' })}
          </span>
        </PageHeading>
        <HeroSearch />
      </div>
    </section>
  )
}
