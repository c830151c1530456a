/** Texts of the page's field, by the language of the admin UI. */
const texts = {
  de: {
    readOnly:
      'Diese Seite enthält etwas, das hier nicht bearbeitet werden kann. Damit nichts verloren geht, wird sie nur gezeigt.',
    editElsewhere: 'Die Seite unter „Seiten bearbeiten“ öffnen',
    notShown:
      'Dieses HTML lässt sich nicht als Text zeigen. Was die Werkzeugleiste der Website nicht herstellen kann, wird beim Speichern entfernt.',
    preview: 'Inhalt der Seite',
    html: 'HTML der Seite',
    htmlHint:
      'So ist die Seite gespeichert, und so steht sie auf der Website. Der Text oben ist dasselbe: Was Sie oben ändern, ändert sich auch hier. Nur für geübte Hände; was die Werkzeugleiste nicht herstellen kann, wird beim Speichern entfernt.',
  },
  en: {
    readOnly:
      'This page holds something that cannot be edited here. It is only shown, so that nothing gets lost.',
    editElsewhere: 'Open the page under “Edit pages”',
    notShown:
      'This HTML cannot be shown as text. What the toolbar of the site cannot make is removed when saving.',
    preview: 'Content of the page',
    html: 'HTML of the page',
    htmlHint:
      'This is how the page is stored and how it stands on the site. The text above is the same: what you change above changes here, too. For practised hands only; what the toolbar cannot make is removed when saving.',
  },
} as const

export const textsOf = (language: string) => (language === 'en' ? texts.en : texts.de)
