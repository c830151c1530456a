'use client'
import { routes } from '@directory/shared/routes'
import { Button, useTranslation } from '@payloadcms/ui'

const words = {
  de: 'Mein Passwort ändern, Anmeldungen beenden',
  en: 'Change my password, end sessions',
}

/** The own password changes with the old one, on the site's page for that. */
export function OwnPassword() {
  const { i18n } = useTranslation()
  return (
    <Button el="anchor" url={routes.account.href()} buttonStyle="secondary" size="medium" id="own-password">
      {words[i18n.language === 'en' ? 'en' : 'de']}
    </Button>
  )
}
