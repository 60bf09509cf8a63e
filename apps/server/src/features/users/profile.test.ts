import { randomUUID } from 'node:crypto'
import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { userMessages } from '@portal/contract/users/messages'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, type Staff, signedIn } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { profileOf } from './profile.ts'

let t: TestApp
let user: Staff
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  user = await signedIn(t, Role.user)
})
afterAll(() => t.close())

type Fields = Record<string, string | { name: string; bytes: Uint8Array }>

/** A form with files, as a browser sends it. */
function multipart(fields: Fields) {
  const boundary = `----${randomUUID()}`
  const parts = Object.entries(fields).map(([field, value]) => {
    const isText = typeof value === 'string'
    const file = isText ? '' : `; filename="${value.name}"\r\ncontent-type: application/octet-stream`
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

const profile = (as: Person = user) => t.call('GET', '/v1/persona/perfil', undefined, as)
const send = async (fields: Fields = {}, as: Person = user) => {
  const { version } = (await profile(as)).datos ?? { version: 1 }
  const { payload, headers } = multipart({ nombres: 'Elena', version: String(version), ...fields })
  return t.call('PUT', '/v1/persona/perfil', payload, as, { headers })
}
const aPicture = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
const fetched = async (path: string) => (await t.app.inject({ method: 'GET', url: path })).rawPayload

describe('the own profile', () => {
  test('takes no kind of document that there is not', async () => {
    const before = (await profile()).datos
    const { documentTypeInvalid } = userMessages
    expect(await send({ tipo_documento_id: '9' })).toMatchObject({
      status: 400,
      campos: { tipo_documento_id: documentTypeInvalid.code },
    })
    expect((await profile()).datos).toEqual(before)
    expect((await send({ tipo_documento_id: '' })).datos.tipo_documento_id).toBeNull()
  })

  test('shows who one is and where', async () => {
    expect(await profile()).toMatchObject({
      status: 200,
      datos: {
        id: user.id,
        email: user.email,
        rol_id: Role.user,
        empresa_nombre: expect.any(String),
        avatar_url: null,
      },
    })
    expect((await profile()).datos).not.toHaveProperty('password_hash')
    expect(await t.call('GET', '/v1/persona/perfil')).toMatchObject({ status: 401 })
  })

  test('takes new data, in the language that is chosen, and writes it down', async () => {
    const reply = await send({ apellido_paterno: 'Ñíguez', telefono: '+56 9 1111 2222', pais_id: '152', idioma: 'en' })
    expect(reply).toMatchObject({
      status: 200,
      mensaje: 'Perfil actualizado.',
      datos: { nombres: 'Elena', apellido_paterno: 'Ñíguez', telefono: '+56911112222', idioma: 'en', version: 2 },
    })
    expect(await auditOf(t, 'usuario', user.id)).toMatchObject([
      { accion: 'users.profileUpdated', usuario_id: user.id },
    ])
  })

  test('does not change role, e-mail, enterprise or status', async () => {
    await send({ rol_id: '5', email: 'otra@example.com', empresa_id: '1', estado_id: '5', id: '1' })
    expect((await profile()).datos).toMatchObject({ id: user.id, rol_id: Role.user, email: user.email })
  })

  test.each([
    [{ nombres: ' ' }, 'nombres', 3],
    [{ telefono: 'abc' }, 'telefono', 24],
    [{ pais_id: '1' }, 'pais_id', 10],
    [{ pais_id: 'x' }, 'pais_id', 10],
    [{ tipo_documento_id: 'x' }, 'tipo_documento_id', 5],
    [{ numero_documento: 'x'.repeat(31) }, 'numero_documento', 6],
  ])('refuses %j', async (fields, field, code) => {
    expect(await send(fields as Fields)).toMatchObject({ status: 400, codigo: code, campos: { [field]: code } })
  })

  test('of two tabs that save at once, the second is shown what the first saved', async () => {
    const replies = await Promise.all([send({ nombres: 'Uno', version: '1' }), send({ nombres: 'Dos', version: '1' })])
    const lost = replies.find(({ status }) => status === 409)
    const { nombres } = (await profile()).datos
    expect(lost).toMatchObject({ codigo: coreMessages.changedByOther.code, datos: { nombres, version: 2 } })
  })

  test('answers 17 when something breaks and 18 when the user is gone', async () => {
    await sql`alter table usuario add constraint prueba check (nombres <> 'Prohibida')`.execute(t.deps.db)
    expect(await send({ nombres: 'Prohibida' })).toMatchObject({ status: 500, codigo: 17 })
    await sql`alter table usuario drop constraint prueba`.execute(t.deps.db)
    const actor = await t.deps.sessions.whoIs(t.deps.db, user.token, { ip: '127.0.0.1', requestId: 'test' })
    await t.deps.db.updateTable('usuario').set({ eliminado_en: new Date() }).where('id', '=', user.id).execute()
    await expect(profileOf(t.deps, actor!)).rejects.toMatchObject({ entry: { code: 18 } })
  })

  test('is a form, not JSON', async () => {
    const reply = await t.call('PUT', '/v1/persona/perfil', { nombres: 'Elena', version: 1 }, user)
    expect(reply).toMatchObject({ status: 415, codigo: coreMessages.fileType.code })
  })
})

describe('the picture of the profile', () => {
  test('is drawn anew in 256 × 256, without where and with what it was taken', async () => {
    const taken = await aPicture()
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '33/1 26/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Secret camera')).toBe(true)
    const { datos } = await send({ avatar: { name: 'yo.jpg', bytes: taken } })

    const kept = await fetched(datos.avatar_url)
    const { format, width, height, exif } = await sharp(kept).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 256, height: 256, exif: undefined })
    expect(kept.includes('Secret camera')).toBe(false)
    expect((await profile()).datos.avatar_url).toMatch(/^\/v1\/archivo\//)
  })

  test.each(['png', 'webp', 'gif', 'jpeg'] as const)('may be a %s', async (format) => {
    const bytes = await aPicture().toFormat(format).toBuffer()
    expect(await send({ avatar: { name: `a.${format}`, bytes } })).toMatchObject({ status: 200 })
  })

  test('stays until it is replaced or taken away', async () => {
    const bytes = await aPicture().png().toBuffer()
    const first = (await send({ avatar: { name: 'a.png', bytes } })).datos.avatar_url
    const idOf = (path: string) => path.split(/[/?]/)[3]!
    expect(idOf((await send({ nombres: 'Otra' })).datos.avatar_url)).toBe(idOf(first))
    const second = (await send({ avatar: { name: 'b.png', bytes } })).datos.avatar_url
    expect(idOf(second)).not.toBe(idOf(first))
    expect((await send({ quitar_avatar: 'si' })).datos.avatar_url).toBeNull()
    const left = await t.deps.db.selectFrom('archivo').select('id').where('creado_por', '=', user.id).execute()
    expect(left).toEqual([])
  })

  test('must be a picture of at most 5 MB, whatever it is called', async () => {
    const html = Buffer.from('<script>alert(1)</script>')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')
    for (const bytes of [html, drawing, Buffer.from('%PDF-1.7')])
      expect(await send({ avatar: { name: 'yo.png', bytes } })).toMatchObject({ status: 415, codigo: 986 })
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 1)
    expect(await send({ avatar: { name: 'yo.png', bytes: large } })).toMatchObject({ status: 413, codigo: 985 })
    expect((await profile()).datos).toMatchObject({ avatar_url: null, version: 1 })
  })
})
