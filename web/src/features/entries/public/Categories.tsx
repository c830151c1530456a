import { useCall } from '#lib/api.ts'
import { classNames } from '#lib/className.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { allNames, translatedName } from '#shared/categoryName'
import { includesFolded } from '#shared/fold'
import { allRegions } from '#shared/region'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { FilterGetForm, QueryField, RegionSelect, ResultCount } from './filterControls.tsx'
import { noFilters, regionQuery } from './filters.ts'
import { groupByLetter, noLetter } from './grouping.ts'
import { TopCategoryTiles } from './TopCategoryTiles.tsx'
import { useFilters } from './useFilters.ts'

export default function Categories() {
  const text = useText()
  const { data: topics = [], error, retry } = useCall('GET /api/topcategories', {})
  return (
    <div className="directory">
      <PageTop title={text('categories.title')} lead={text('categories.lead')} />
      <EditLink to={routes.editCategories.href()} />
      {topics.length > 0 && (
        <section aria-labelledby="top-title">
          <h2 id="top-title">{text('categories.topTitle')}</h2>
          <TopCategoryTiles topics={topics} />
          <p className="noPrint">
            <LinkButton to={routes.paper.href()} icon="print">
              {text('paper.open')}
            </LinkButton>
          </p>
        </section>
      )}
      <CallState {...{ error, retry }} loading={false} title={text('categories.failed')} />
      <section aria-labelledby="all-title">
        <h2 id="all-title">{text('categories.allTitle')}</h2>
        <Overview />
      </section>
    </div>
  )
}

const anchorOf = (letter: string) => (letter === noLetter ? 'letter-0' : `letter-${letter}`)

function Overview() {
  const text = useText()
  const { region } = useSettings()
  const state = useFilters(region.key)
  const { filters } = state
  const { data, ...answer } = useCall('GET /api/categoryinfo', regionQuery(filters.region))
  const matching = data?.filter((category) =>
    allNames(category).some((name) => includesFolded(name, filters.q)),
  )
  const locale = useLocale()
  const groups = groupByLetter(
    matching ?? [],
    (category) => translatedName(locale, category) || category.name,
  )
  const listFilters = state.queryWith({ q: '', ...noFilters, group: '', from: '' })
  return (
    <>
      <FilterGetForm state={state} className={styles.filter}>
        <QueryField state={state} label={text('categories.filter')} />
        <RegionSelect state={state} />
        <Button type="submit" look="main" className="withoutScript">
          {text('list.apply')}
        </Button>
      </FilterGetForm>
      <CallState {...answer} title={text('categories.failed')} count={6} />
      {matching && <ResultCount count={text('categories.count', { count: matching.length })} />}
      {groups.length > 0 && (
        <nav aria-label={text('categories.letters')}>
          <PlainList className={styles.letters}>
            {groups.map(({ key }) => (
              <li key={key}>
                <a className={styles.letter} href={`#${anchorOf(key)}`}>
                  {key}
                </a>
              </li>
            ))}
          </PlainList>
        </nav>
      )}
      {groups.map(({ key, items }) => (
        <section
          key={key}
          className={classNames(styles.group, items.length === 1 && styles.single)}
          id={anchorOf(key)}
          aria-labelledby={`${anchorOf(key)}-title`}
        >
          <h3 id={`${anchorOf(key)}-title`}>{key}</h3>
          <CategoryLinks categories={items} filters={listFilters} />
        </section>
      ))}
      {matching?.length === 0 && (
        <EmptyNotice
          title={text('categories.noneTitle')}
          actions={
            <LinkButton to={`${routes.categories.href()}?region=${allRegions}`} replace>
              {text('categories.showAll')}
            </LinkButton>
          }
        >
          {text('categories.noneText')}
        </EmptyNotice>
      )}
    </>
  )
}
