import { useCall } from '#lib/api.ts'
import { useLocale } from '#lib/intl.ts'
import { useLoggedIn } from '#lib/session.ts'
import { defaultLocale } from '#shared/locales'
import type { PageName } from '#shared/page'
import { routes } from '#shared/routes'
import { EditLink } from '#ui/EditLink.tsx'

export function EditPageLink({ name }: { name: PageName }) {
  const { data: who } = useCall('GET /api/getRole', useLoggedIn() ? {} : null)
  const locale = useLocale()
  return who?.role === 'Admin' ? (
    <EditLink
      to={`${routes.editPages.href()}?page=${name}${locale === defaultLocale ? '' : `&locale=${locale}`}`}
    />
  ) : null
}
