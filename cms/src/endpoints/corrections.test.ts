import { onServer } from '../testSuite.ts'
import { requestsOn } from './requests.fixture.ts'

onServer('what a reviewer had corrected', async (server) => {
  const on = await requestsOn(server)
  const { unique, editor, post, submit, undo, pendingChanges, waitingEntry: pending } = on

  const publish = async (uuid: string, body: object, more = '&replace=none'): Promise<string> => {
    const answer = await post(`/api/acceptPendingEntry?id=${uuid}${more}`, body, editor)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.decision
  }

  it('comes back with the request when its publication is undone, beside what its sender wrote', async () => {
    const { uuid } = await submit({ phone: '09521 1' })
    expect((await pending(uuid)).corrections).toBeNull()
    const fields = { phone: '09521 12', services: 'Waschen', homeVisits: null }
    expect((await undo(await publish(uuid, { fields }))).status).toBe(200)
    const { phone, corrections } = await pending(uuid)
    expect(phone).toBe('09521 1')
    expect(corrections).toEqual({ fields, entry: null, merged: null, keepToken: false })
  })

  it('comes back from the last review that had corrected something', async () => {
    const { uuid } = await submit()
    await undo(await publish(uuid, {}))
    expect((await pending(uuid)).corrections).toBeNull()
    await undo(await publish(uuid, { fields: { phone: '09521 13' } }))
    await undo(await publish(uuid, { fields: { phone: '09521 14' } }))
    await undo(await publish(uuid, {}))
    expect((await pending(uuid)).corrections.fields).toEqual({ phone: '09521 14' })
  })

  it('comes back with the entry that was to be replaced, and how', async () => {
    const name = `Ersetzt ${unique()}`
    const first = await submit({ name })
    await publish(first.uuid, {})
    const { uuid } = await submit({ name, phone: '09521 2' })
    const merged = { phone: '09521 15', additionalInfo: 'Klingeln' }
    await undo(await publish(uuid, { merged }, `&replace=${first.uuid}&keepToken=true`))
    const { corrections } = await pending(uuid)
    expect(corrections).toEqual({ fields: {}, entry: first.uuid, merged, keepToken: true })
  })

  it('comes back with a change request, also with the provider that the reviewer had chosen', async () => {
    const { uuid } = await submit()
    await publish(uuid, {})
    const request = await on.submitChange()
    const waiting = async () => (await pendingChanges()).find((one) => one.uuid === request.uuid)
    expect(request.corrections).toBeNull()
    const fields = { phone: '09521 16' }
    const { body } = await on.acceptChange({ id: request.uuid, fields, entry: uuid })
    expect((await undo(body.decision)).status).toBe(200)
    expect((await waiting()).corrections).toEqual({ fields, entry: uuid, merged: null, keepToken: false })
  })
})
