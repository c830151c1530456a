import { importShared } from './importShared.mjs'

/** Lines of the log are stored, and the specification words some of them. */
const isLogText = ({ key }) => key.startsWith('log.')
/** Alerts whose wording the specification gives. */
const specifiedAlerts = ({ key }) => key === 'contract.email_invalid' || key === 'contract.email_missing'
/** The column of a file is called UUID. */
const namesColumn = ({ key }) => key === 'error.columns_unknown' || key.startsWith('import_row.')
/** Other texts with wording from the specification. */
const specifiedKeys = ['news_dialogue.removed']

const words = [
  { word: /\bFassung(en)?\b/, instead: 'Version', except: isLogText },
  { word: /\bOberkategorien?\b/, instead: 'Thema', except: isLogText },
  { word: /\b[Ff]reigeben\b/, instead: 'zurückgeben' },
  { word: /^Ersetzen\b/, instead: 'übernehmen', except: ({ key }) => key.startsWith('files.replace') },
  { word: /\bDinge?\b/, instead: 'what it is' },
  { word: /^Wörter$/, instead: 'suchen' },
  { word: /\bBleibender\b/, instead: 'dieser bleibt' },
  { word: /\bUUID\b/, instead: 'Kennung', except: namesColumn },
  { word: /\bEmail\b/, instead: 'E-Mail', except: specifiedAlerts },
  { word: /(?<![\w-])Mails?\b(?!-)/, instead: 'E-Mail', except: isLogText },
  { word: /\bWebsites?\b/, instead: 'Webseite' },
  { word: /\b(Mein|Ihr|Ihren|Den eigenen) Zugang\b/, instead: 'Konto' },
  { word: /\bGeografische\b/, instead: 'Lage auf der Karte' },
  { word: /\bZusatzinfo\b/, instead: 'Weitere Angaben' },
  {
    word: /\bEintr(ag|ags|äge|ägen)\b/,
    // Texts for visitors say "Ihr Eintrag".
    instead: 'Anbieter',
    except: (text) => isLogText(text) || !text.isForStaff || specifiedKeys.includes(text.key),
  },
]

/** @param german by part and key, those of the site by default */
export async function findUnwantedWords(german) {
  const { catalogues, partsUpTo } = await importShared()
  return Object.entries(german ?? catalogues.de).flatMap(([part, texts]) => {
    const isForStaff = partsUpTo(part).includes('staff')
    return Object.entries(texts).flatMap(([key, text]) =>
      words
        .filter(({ word, except }) => word.test(text) && !except?.({ key, isForStaff }))
        .map(({ word, instead }) => `"${key}" of de/${part}.json says ${text.match(word)[0]}: ${instead}`),
    )
  })
}
