import { type Call, type CallKey, contract } from '@directory/shared/contract'
import type { Who } from '@directory/shared/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { startTestServer, type TestServer } from '../testServer.ts'

/** As the decisions have it; calls of our own beside them stand at the end of each list. */
const table: Record<Who, string> = {
  public: `translations.json settings health openapi.json geocode login getHtml news allcategories topcategories
    categories datafilteredcategory searchFor checknameexists autocompleteCityFromPostalCode
    autocompleteCityFromCityName addPendingEntry addPendingChange addReport links file/{name}
    setPasswordByLink forgotPassword confirmEmail setPasswordByCode question answerQuestion`,
  staff: `getRole logout addnewsentry removenews addEntry removeEntry downloadExcel downloadExcelTemplate uploadExcel
    uploadStatus renameCategory allpendingdata acceptPendingEntry removePendingEntry pending_changes
    removePendingChange addlink removelink action_logs
    alllinks categoryoverview changePassword categorywords savecategorywords addsearchword unfoundwords
    removeunfoundword sessions endSession endOtherSessions trash restoreDocument undo
    acceptPendingChange waiting closeRequests undoDecisions noteRequest takeRequest askSubmitter reports closeReports
    reminders saveReminders account staffNames saveDisplayName changeEmail
    versions restoreVersion logChanges removeCategory openAdmin
      entrytable entrybyid removeDocuments moveEntries confirmVisits changeEntries views changeAlso duplicates allnews pictures savePicture markDifferent mergeEntries
      confirmEntries calls recordCall checkedshare
    secondFactor beginSecondFactor confirmSecondFactor endSecondFactor`,
  admin: `saveHtml getusers adduser deleteuser assigncategory dismisscategory files saveFile deleteFile
    moveCategory
    objections liftObjection
    filedetails replaceFile pictureMetadata dropPictureMetadata resetPassword resetSecondFactor changeUser sendPasswordLink
    inviteUser makeRecoveryCode unsentMails sendMailAgain releaseMails findPerson erasePerson`,
}
const whoOf = new Map(
  Object.entries(table).flatMap(([who, names]) =>
    names.split(/\s+/).map((name) => [name, who as Who] as const),
  ),
)
const nameOf = (key: CallKey) => key.replace(/^\w+ \/(api\/)?/, '')

const calls = (Object.entries(contract) as [CallKey, Call][]).filter(([, { who }]) => who !== 'public')

it('declares every call for whom the decisions say', () => {
  const wrong = (Object.entries(contract) as [CallKey, Call][]).filter(([key, { who }]) => {
    const decided = whoOf.get(nameOf(key))
    return decided !== undefined && decided !== who
  })
  expect(wrong.map(([key]) => key)).toEqual([])
  const declared = new Set((Object.keys(contract) as CallKey[]).map(nameOf))
  const missing = [...whoOf.keys()].filter((name) => !declared.has(name))
  expect(missing).toEqual([])
})

for (const db of databases) {
  describe(`who may call what on ${db.name}`, () => {
    let server: TestServer
    let editor: string
    let ended: string
    beforeAll(async () => {
      server = await startTestServer(db)
      editor = await server.loginAs('Editor')
      ended = await server.loginAs('Admin')
      await server.post('/api/logout', {}, { headers: { Authorization: `Bearer ${ended}` } })
    })
    afterAll(() => server?.stop())

    const ask = async (key: CallKey, headers: Record<string, string>) => {
      const [method = 'GET', path = ''] = key.split(' ')
      const address = path.replace(/\{\w+\}/g, 'x')
      return method === 'GET' ? server.get(address, { headers }) : server.post(address, {}, { headers })
    }
    const answer = async (response: Response) => ({ status: response.status, ...(await response.json()) })

    it.each(calls)('%s wants a session that lives, in the header', async (key) => {
      const headers: Record<string, string>[] = [
        {},
        { Authorization: 'Bearer nonsense' },
        { Authorization: `Bearer ${ended}` },
        { Authorization: `Basic ${editor}` },
        { Cookie: `payload-token=${editor}` },
      ]
      for (const header of headers)
        expect.soft(await answer(await ask(key, header)), JSON.stringify(header)).toMatchObject({
          status: 401,
          success: false,
          code: 'unauthorized',
        })
    })

    it.each(calls.filter(([, { who }]) => who === 'admin'))('%s is not for editors', async (key) => {
      const response = await ask(key, { Authorization: `Bearer ${editor}` })
      expect(await answer(response)).toMatchObject({ status: 403, success: false, code: 'forbidden' })
    })

    it.each(calls.filter(([key, { who }]) => who === 'staff' && key !== 'POST /api/logout'))(
      '%s lets editors through to its own rules',
      async (key) => {
        const response = await ask(key, { Authorization: `Bearer ${editor}` })
        expect([401, 403, 500]).not.toContain(response.status)
      },
    )
  })
}
