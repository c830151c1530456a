/** As in German, where Payload's English uses words of its own trade or says what is not so here. */
export const englishTexts = {
  general: {
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
