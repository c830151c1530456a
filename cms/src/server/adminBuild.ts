import type { RequestHandler } from 'express'
import { type UnfinishedBuild, waitForBuild } from './waitForBuild.ts'

const adminUi: UnfinishedBuild = {
  code: 'unavailable',
  isPage: ({ path, method }) => /^\/admin(\/|$)/i.test(path) && (method === 'GET' || method === 'HEAD'),
  underWay: {
    de: [
      'Die Verwaltung wird noch eingerichtet.',
      'Das dauert einige Minuten. Diese Seite lädt von selbst neu, bis es so weit ist.',
    ],
    en: [
      'The admin UI is still being set up.',
      'This takes a few minutes. This page reloads by itself until it is ready.',
    ],
  },

  failed: {
    de: [
      'Die Verwaltung ließ sich nicht einrichten.',
      'Wer den Server betreut, findet den Grund in dessen Ausgabe und versucht es mit „npm run build“ noch einmal. Alle anderen Seiten sind da.',
    ],
    en: [
      'The admin UI could not be set up.',
      'Whoever looks after the server finds the reason in its output, and tries again with “npm run build”. All other pages are there.',
    ],
  },
}

/** Answers in place of the admin UI, and refuses calls of Payload's REST, until Next's build exists. */
export const waitForAdmin = (folder: string): RequestHandler => waitForBuild(folder, adminUi)
