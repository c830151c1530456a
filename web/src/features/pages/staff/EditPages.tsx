import { useSearchParams } from 'react-router-dom'
import { CallError, call, endSessionOn401 } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useFresh } from '#lib/useFresh.ts'
import { type Locale, localeNamed, localeRows, locales } from '#shared/locales'
import { isPageName, type PageName, pageIn, pageNames, pageTitles, storedPageTitle } from '#shared/page'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Row } from '#ui/Row.tsx'
import { VerificationsBlocked } from '../../calls/door.ts'
import { PageEditor } from './PageEditor.tsx'

async function fetchSource(name: PageName, locale: Locale) {
  const { content, locale: language, updatedAt } = await call('GET /api/getHtml', { name, locale })
  // A page that is not written in this language yet is empty.
  if (updatedAt !== undefined) return { content: language === locale ? content : '', updatedAt }
  // Visitors get no `updatedAt`: the session has ended, and the answer has placeholders instead of pictures.
  return endSessionOn401(new CallError(401, 'unauthorized'))
}

/** The address names the chosen page, so that a reload keeps it. */
export default function EditPages() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('page') ?? ''
  const name = isPageName(wanted) ? wanted : null
  const locale = localeNamed(search.get('locale') ?? '')
  const stored = name && pageIn(locale, name)
  const choose = (page: string, locale: string) =>
    setSearch(page ? { page, locale } : { locale }, { replace: true })
  const { data: source, ...state } = useFresh(name && `source ${pageIn(locale, name)}`, () =>
    fetchSource(name ?? 'homepage', locale),
  )
  return (
    <>
      <Row>
        <ChoiceField
          label={text('pages_edit.page')}
          none={text('pages_edit.none')}
          options={pageNames.map((value) => ({ value, label: text(pageTitles[value]) }))}
          value={name ?? ''}
          onValue={(page) => choose(page, locale)}
        />
        <ChoiceField
          label={text('pages_edit.language')}
          options={locales.map((value) => ({ value, label: localeRows[value].name }))}
          value={locale}
          onValue={(chosen) => choose(wanted, chosen)}
        />
      </Row>
      {!name && <p>{text('pages_edit.choose')}</p>}
      <CallState {...state} title={text('page.failed')} count={6} />
      <VerificationsBlocked />
      {stored && source && (
        <>
          <PageEditor
            key={stored}
            name={stored}
            target={{ name: wanted, locale }}
            label={storedPageTitle(stored, text)}
            source={source}
            onReverted={state.retry}
          />
          <p>
            <LinkButton look="quiet" icon="clock" to={routes.versions.href('pages', stored)}>
              {text('versions.title')}
            </LinkButton>
          </p>
        </>
      )}
    </>
  )
}
