import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { LinkButton } from './Button.tsx'
import hero from './hero.svg'
import styles from './NotFound.module.css'
import { PageHeading } from './PageHeading.tsx'
import { PhoneLine } from './PhoneLine.tsx'
import { Row } from './Row.tsx'

export function NotFoundMessage() {
  const text = useText()
  return (
    <div className={styles.page}>
      <img className={styles.picture} src={hero} alt="" width="1200" height="420" />
      <PageHeading lead={text('notfound.lead')}>{text('notfound.title')}</PageHeading>
      <Row as="p">
        <LinkButton to={routes.fastsearch.href()} look="main" icon="search">
          {text('nav.search')}
        </LinkButton>
        <LinkButton to={routes.categories.href()} icon="list">
          {text('nav.categories')}
        </LinkButton>
        <LinkButton to={routes.home.href()} icon="home">
          {text('nav.home')}
        </LinkButton>
      </Row>
      <PhoneLine />
    </div>
  )
}
