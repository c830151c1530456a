/** As in German, where Payload's English uses words of its own trade or says what is not so here. */
export const englishTexts = {
  general: {
    aboutToTrash:
      'You are about to move the {{label}} <1>{{title}}</1> to the trash. Whoever has reported something of a provider then gets an email. Are you sure?',
    aboutToTrashCount:
      'You are about to move {{count}} {{label}} to the trash. Whoever has reported something of a provider then gets an email.',
    documentOutOfDate:
      'Somebody saved while this was open. “Reload” shows the new state, and what you typed is lost. If you close this and go on, you will see both versions when you save.',
    noLabel: '–',
    payloadSettings: 'Language and looks',
    false: 'No',
    true: 'Yes',
  },
  version: {
    currentlyPublished: 'Present state',
    previouslyPublished: 'Earlier version',
    published: 'Saved',
  },
}
