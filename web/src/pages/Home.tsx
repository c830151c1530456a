import { routes } from '@directory/shared/routes'
import { DoorCard, DoorList } from '../components/DoorCard.tsx'
import { Content } from '../features/content/Content.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { callUrl } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'
import styles from './Home.module.css'

function Home() {
  const text = useText()
  return (
    <>
      <Hero />
      <section aria-labelledby="doors">
        <h2 id="doors">{text('home.cards')}</h2>
        <DoorList>
          <DoorCard
            icon="search"
            title={text('nav.search')}
            text={text('home.search.text')}
            to={routes.fastsearch.href()}
          />
          <DoorCard
            icon="list"
            title={text('nav.categories')}
            text={text('home.categories.text')}
            to={routes.categories.href()}
          />
          <DoorCard
            icon="news"
            title={text('nav.news')}
            text={text('home.news.text')}
            to={routes.news.href()}
          />
          <DoorCard
            icon="link"
            title={text('nav.links')}
            text={text('home.links.text')}
            to={routes.links.href()}
          />
        </DoorList>
      </section>
      <section className={styles.content}>
        <Content name="homepage" />
      </section>
    </>
  )
}

export const homePage = definePage({
  route: routes.home,
  component: Home,
  title: 'nav.home',
  canonical: () => routes.home.href(),
  load: () => [callUrl('GET /api/getHtml', { name: 'homepage' })],
})
