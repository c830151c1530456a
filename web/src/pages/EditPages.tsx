import { isPageName, pageLabels, pageNames } from '@directory/shared/page'
import { routes } from '@directory/shared/routes'
import { useSearchParams } from 'react-router-dom'
import { LinkButton } from '../components/Button.tsx'
import { ErrorNotice } from '../components/ErrorNotice.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { StaffPage } from '../components/StaffPage.tsx'
import { AskingRests } from '../features/edit/hub/AskingRests.tsx'
import { PageEditor } from '../features/edit/pages/PageEditor.tsx'
import { usePageSource } from '../features/edit/pages/usePageSource.ts'
import { useLocale, useText } from '../lib/intl.ts'

/** The pages whose text the association writes. The choice stands in the address, so that a reload keeps it. */
export default function EditPages() {
  const text = useText()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('page') ?? ''
  const name = isPageName(wanted) ? wanted : null
  const { source, error, retry } = usePageSource(name)
  return (
    <StaffPage title={text('edit.pages.title')} lead={text('pages_edit.lead')}>
      <SelectField
        label={text('pages_edit.page')}
        value={name ?? ''}
        onChange={({ target }) => setSearch(target.value ? { page: target.value } : {}, { replace: true })}
      >
        <option value="">{text('pages_edit.none')}</option>
        {pageNames.map((page) => (
          <option key={page} value={page}>
            {pageLabels[page][locale]}
          </option>
        ))}
      </SelectField>
      {!name && <p>{text('pages_edit.choose')}</p>}
      {error && <ErrorNotice error={error} title={text('page.failed')} onRetry={retry} />}
      {name && !source && !error && <Skeleton count={6} />}
      <AskingRests />
      {name && source && (
        <>
          <PageEditor key={name} name={name} label={pageLabels[name][locale]} source={source} />
          <p>
            <LinkButton look="quiet" icon="clock" to={routes.versions.href('pages', name)}>
              {text('versions.title')}
            </LinkButton>
          </p>
        </>
      )}
    </StaffPage>
  )
}
