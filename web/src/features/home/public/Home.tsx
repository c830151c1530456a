import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton, LinkButton } from '../../../ui/Button.tsx'
import { LinkCard, LinkCardList } from '../../../ui/LinkCard.tsx'
import { ImportantNumbers } from '../../contact/door.ts'
import { TopCategoryTiles } from '../../entries/door.ts'
import { MyListLink } from '../../mylist/door.ts'
import { Content, EditPageLink } from '../../pages/door.ts'
import { CallUs } from './CallUs.tsx'
import { ComingNews } from './ComingNews.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'

const linkCards = [
  { name: 'search', icon: 'search', to: routes.fastsearch.href() },
  { name: 'categories', icon: 'list', to: routes.categories.href() },
  { name: 'news', icon: 'news', to: routes.news.href() },
  { name: 'links', icon: 'link', to: routes.links.href() },
] as const

/** Renders the home page: what visitors come for first, further reading below. */
export default function Home() {
  const text = useText()
  const topics = useCall('GET /api/topcategories', {}).data ?? []
  return (
    <div className={styles.page}>
      <Hero />
      {topics.length > 0 && (
        <section aria-labelledby="topics">
          <h2 id="topics" className={styles.topics}>
            {text('home.topics')}
          </h2>
          <TopCategoryTiles topics={topics} />
          <p className={styles.all}>
            <LinkButton to={routes.categories.href()} icon="list">
              {text('list.allCategories')}
            </LinkButton>
          </p>
        </section>
      )}
      <div className={styles.call}>
        <CallUs />
        <ImportantNumbers isShort />
      </div>
      <p className={`${styles.myList} onlyWithMyList`}>
        <MyListLink />
      </p>
      <ComingNews />
      <BrochureLink />
      <section aria-labelledby="doors">
        <h2 id="doors">{text('home.cards')}</h2>
        <p className={styles.intro}>{text('home.intro')}</p>
        <LinkCardList>
          {linkCards.map(({ name, icon, to }) => (
            <LinkCard
              key={name}
              icon={icon}
              title={text(`nav.${name}`)}
              text={text(`home.${name}.text`)}
              to={to}
            />
          ))}
        </LinkCardList>
      </section>
      <section className={styles.content}>
        <Content name="homepage" />
        <EditPageLink name="homepage" />
      </section>
    </div>
  )
}

/** Links the printed directory that an Admin published last; hidden if there is none. */
function BrochureLink() {
  const brochure = useCall('GET /api/settings', {}).data?.brochure
  if (!brochure) return null
  return (
    <p className="noPrint">
      <AnchorButton icon="print" href={brochure.path} lang="de">
        {`${brochure.title} (PDF)`}
      </AnchorButton>
    </p>
  )
}
