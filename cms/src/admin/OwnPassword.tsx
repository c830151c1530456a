'use client'
import { routes } from '@directory/shared/routes'
import { Button, useTranslation } from '@payloadcms/ui'

const words = {
  de: 'Mein Passwort ändern, Anmeldungen beenden',
  en: 'Change my password, end sessions',
}

/** Links to the site's page for changing one's password, which asks for the old one. */
export function OwnPassword() {
  const { i18n } = useTranslation()
  return (
    <Button el="anchor" url={routes.account.href()} buttonStyle="secondary" size="medium" id="own-password">
      {words[i18n.language === 'en' ? 'en' : 'de']}
    </Button>
  )
}
