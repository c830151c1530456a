/**
 * Replaces Payload's German texts: with "Sie" and without technical terms.
 * Texts without an entry here stay as Payload has them.
 */
export const germanTexts = {
  authentication: {
    beginCreateFirstUser: 'Legen Sie zuerst ein Benutzerkonto an.',
    checkYourEmailForPasswordReset:
      'Wenn die E-Mail-Adresse zu einem Benutzerkonto gehört, erhalten Sie in Kürze eine Mail, mit der Sie Ihr Passwort zurücksetzen können. Bitte sehen Sie auch im Spam-Ordner nach.',
    failedToUnlock: 'Das Konto ließ sich nicht entsperren.',
    forceUnlock: 'Konto entsperren',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine Mail, mit der Sie Ihr Passwort zurücksetzen können.',
    forgotPasswordUsernameInstructions:
      'Bitte geben Sie Ihren Benutzernamen an. Die Mail, mit der Sie Ihr Passwort zurücksetzen können, geht an die Adresse Ihres Kontos.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Benutzerkonto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie unter <0>Ihrem Benutzerkonto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    loginWithAnotherUser: 'Um sich als jemand anderes anzumelden, <0>melden Sie sich zuerst ab</0>.',
    newAccountCreated:
      'Für Sie wurde auf <a href="{{serverURL}}">{{serverURL}}</a> ein Konto angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse über diesen Verweis: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    verifyYourEmail: 'Bestätigen Sie Ihre E-Mail-Adresse',
    youAreInactive:
      'Sie haben eine Weile nichts getan und werden in Kürze zu Ihrer Sicherheit abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil jemand für Ihr Benutzerkonto ein neues Passwort angefordert hat. Mit diesem Verweis legen Sie es fest:',
    youDidNotRequestPassword:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt dann, wie es ist.',
  },
  dashboard: {
    discardMessage: 'Sie haben die Übersicht geändert und nicht gespeichert. Möchten Sie das verwerfen?',
    noItems: 'Ihre Übersicht ist leer. Unter „Übersicht“ in der oberen Leiste fügen Sie etwas hinzu.',
  },
  error: {
    correctInvalidFields: 'Das wurde nicht gespeichert: Bitte berichtigen Sie die markierten Felder.',
    deletingTitle:
      '{{title}} ließ sich nicht löschen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    documentNotFound:
      'Das gibt es hier nicht (Kennung {{id}}). Vielleicht wurde es gelöscht, oder Ihnen fehlt die Berechtigung dafür.',
    notAllowedToAccessPage: 'Für diese Seite fehlt Ihnen die Berechtigung.',
    notAllowedToPerformAction: 'Dazu fehlt Ihnen die Berechtigung.',
    notFound: 'Das gibt es hier nicht.',
    restoringTitle:
      '{{title}} ließ sich nicht wiederherstellen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unauthorized: 'Bitte melden Sie sich an.',
    unauthorizedAdmin: 'Dieses Konto darf hier nichts tun.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
    valueMustBeUnique: 'Das gibt es schon einmal.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine eigene Adresse ein oder wählen Sie etwas von hier.',
    chooseDocumentToLink: 'Wählen Sie, worauf verwiesen wird',
    toggleBlock: 'Auf- und zuklappen',
  },
  folder: {
    folderTypeDescription: 'Wählen Sie, was in diesem Ordner liegen darf.',
    moveItemsToFolderConfirmation:
      '<1>{{count}} {{label}}</1> werden nach <2>{{toFolder}}</2> verschoben. Möchten Sie das?',
    moveItemsToRootConfirmation:
      '<1>{{count}} {{label}}</1> werden in den Hauptordner verschoben. Möchten Sie das?',
    moveItemToFolderConfirmation:
      '<1>{{title}}</1> wird nach <2>{{toFolder}}</2> verschoben. Möchten Sie das?',
    moveItemToRootConfirmation: '<1>{{title}}</1> wird in den Hauptordner verschoben. Möchten Sie das?',
  },
  general: {
    aboutToDelete: '{{label}} <1>{{title}}</1> wird gelöscht. Möchten Sie das?',
    aboutToDeleteCount_many: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToDeleteCount_one: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToDeleteCount_other: 'Möchten Sie {{count}} {{label}} löschen?',
    aboutToPermanentlyDelete:
      '{{label}} <1>{{title}}</1> wird endgültig gelöscht und lässt sich dann nicht wiederherstellen. Möchten Sie das?',
    aboutToPermanentlyDeleteTrash:
      '<0>{{count}}</0> <1>{{label}}</1> im Papierkorb werden endgültig gelöscht und lassen sich dann nicht wiederherstellen. Möchten Sie das?',
    aboutToRestore: '{{label}} <1>{{title}}</1> wird wiederhergestellt. Möchten Sie das?',
    aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> wird als Entwurf wiederhergestellt. Möchten Sie das?',
    aboutToRestoreAsDraftCount: 'Möchten Sie {{count}} {{label}} als Entwurf wiederherstellen?',
    aboutToRestoreCount: 'Möchten Sie {{count}} {{label}} wiederherstellen?',
    // Payload has one text for all collections; only providers are reported.
    aboutToTrash:
      '{{label}} <1>{{title}}</1> kommt in den Papierkorb. Wer zu einem Anbieter einen Hinweis gegeben hat, bekommt dann eine E-Mail. Möchten Sie das?',
    aboutToTrashCount:
      'Möchten Sie {{count}} {{label}} in den Papierkorb legen? Wer zu einem Anbieter einen Hinweis gegeben hat, bekommt dann eine E-Mail.',
    adminTheme: 'Hell oder dunkel',
    anotherUser: 'Jemand anderes',
    anotherUserTakenOver: 'Jemand anderes hat die Bearbeitung übernommen.',
    changesNotSaved:
      'Was Sie geändert haben, ist noch nicht gespeichert. Wenn Sie diese Seite verlassen, geht es verloren.',
    copyWarning: '{{label}} {{title}}: {{to}} wird mit {{from}} überschrieben. Möchten Sie das?',
    creating: 'Wird angelegt',
    creatingNewLabel: '{{label}} anlegen',
    currentlyEditing:
      'bearbeitet das gerade. Wenn Sie übernehmen, kann dort verloren gehen, was noch nicht gespeichert ist.',
    documentIsTrashed:
      'Liegt im Papierkorb ({{label}}) und lässt sich so nur lesen. „Wiederherstellen“ holt es zurück.',
    documentLocked: 'Wird gerade bearbeitet',
    documentModified: 'Inzwischen geändert',
    documentOutOfDate:
      'Jemand hat gespeichert, während das hier offen war. „Neu laden“ zeigt den neuen Stand, und was Sie getippt haben, geht verloren. Wenn Sie schließen und weiterschreiben, sehen Sie beim Speichern beide Fassungen.',
    enterAValue: 'Bitte eingeben',
    false: 'Nein',
    noLabel: '–',
    noResults: 'Keine {{label}} gefunden.',
    noResultsDescription: 'Entweder gibt es keine, oder keine passen zu Suche und Filtern.',
    noResultsFound: 'Nichts gefunden.',
    noTrashResults: 'Keine {{label}} im Papierkorb.',
    nothingFound: 'Nichts gefunden',
    payloadSettings: 'Sprache und Aussehen',
    reloadDocument: 'Neu laden',
    resetPreferences: 'Eigene Einstellungen zurücksetzen',
    resetPreferencesDescription: 'Spalten, Sortierungen und Ähnliches sind dann wieder wie am Anfang.',
    resettingPreferences: 'Eigene Einstellungen werden zurückgesetzt.',
    sorryNotFound: 'Was Sie suchen, gibt es hier nicht.',
    submissionSuccessful: 'Gespeichert.',
    true: 'Ja',
    unsavedChanges:
      'Was Sie geändert haben, ist noch nicht gespeichert. Bitte speichern oder verwerfen Sie es zuerst.',
    unsavedChangesDuplicate:
      'Was Sie geändert haben, ist noch nicht gespeichert. Möchten Sie trotzdem eine Kopie anlegen?',
    moveConfirm: '{{count}} {{label}} werden nach <1>{{destination}}</1> verschoben. Möchten Sie das?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie an den Ecken, zeichnen Sie einen neuen Bereich oder ändern Sie die Werte darunter.',
    dragAndDrop: 'Datei hierher ziehen',
    focalPointDescription:
      'Setzen Sie den Punkt, auf den es ankommt, in der Vorschau, oder ändern Sie die Werte darunter.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine Zahl an.',
    required: 'Bitte ausfüllen.',
    username:
      'Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: 'Alle gewählten {{label}} werden veröffentlicht. Möchten Sie das?',
    aboutToRestore: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRestoreGlobal: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
    aboutToRevertToPublished: 'Das wird auf den veröffentlichten Stand zurückgesetzt. Möchten Sie das?',
    aboutToUnpublish: 'Das wird wieder ein Entwurf. Möchten Sie das?',
    aboutToUnpublishIn: 'Das wird in {{locale}} wieder ein Entwurf. Möchten Sie das?',
    aboutToUnpublishSelection: 'Alle gewählten {{label}} werden wieder Entwürfe. Möchten Sie das?',
    comparingAgainst: 'Verglichen mit',
    currentlyPublished: 'Jetziger Stand',
    currentlyViewing: 'Diese Fassung',
    modifiedOnly: 'Nur was sich geändert hat',
    previousVersion: 'Fassung davor',
    previouslyPublished: 'Frühere Fassung',
    selectVersionToCompare: 'Fassung zum Vergleichen wählen',
    specificVersion: 'Gewählte Fassung',
    confirmVersionRestoration: 'Fassung wiederherstellen',
    restoreThisVersion: 'Diese Fassung wiederherstellen',
    problemRestoringVersion: 'Die Fassung ließ sich nicht wiederherstellen.',
    published: 'Gespeichert',
    versions: 'Fassungen',
    version: 'Fassung',
    compareVersions: 'Fassungen vergleichen',
    moreVersions: 'Weitere Fassungen …',
    noFurtherVersionsFound: 'Weitere Fassungen gibt es nicht.',
    versionCount_many: '{{count}} Fassungen',
    versionCount_none: 'Keine Fassungen',
    versionCount_one: '{{count}} Fassung',
    versionCount_other: '{{count}} Fassungen',
    versionID: 'Kennung der Fassung',
  },
}
