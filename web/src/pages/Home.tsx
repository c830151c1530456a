import { routes } from '@directory/shared/routes'
import { DoorCard, DoorList } from '../components/DoorCard.tsx'
import { Content } from '../features/content/Content.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { callUrl } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { definePage } from '../lib/page.ts'
import styles from './Home.module.css'

const doors = [
  { name: 'search', icon: 'search', to: routes.fastsearch.href() },
  { name: 'categories', icon: 'list', to: routes.categories.href() },
  { name: 'news', icon: 'news', to: routes.news.href() },
  { name: 'links', icon: 'link', to: routes.links.href() },
] as const

function Home() {
  const text = useText()
  return (
    <>
      <Hero />
      <section aria-labelledby="doors">
        <h2 id="doors">{text('home.cards')}</h2>
        <DoorList>
          {doors.map(({ name, icon, to }) => (
            <DoorCard
              key={name}
              icon={icon}
              title={text(`nav.${name}`)}
              text={text(`home.${name}.text`)}
              to={to}
            />
          ))}
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
