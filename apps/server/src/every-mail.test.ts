import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJoinForm, anAuction, join } from '../test/auctions.ts'
import { aMultipart } from '../test/forms.ts'
import { aClerk, anItem, aRental, aRequestForm, ask, changeStatus, dayFromNow } from '../test/machines.ts'
import { anOfferItem, sendOffer } from '../test/offers.ts'
import { aUser, mailsTo, type Person } from '../test/people.ts'
import { askFor } from '../test/privacy.ts'
import { aProperty } from '../test/properties.ts'
import { askForProperty } from '../test/property-requests.ts'
import { act, aQuoteForm, aSeller, priceOf, save } from '../test/quotes.ts'
import { askAccountPin, fromElsewhere } from '../test/registration.ts'
import { saveSearch } from '../test/saved-searches.ts'
import { type Answered, startApp, type TestApp } from '../test/start-app.ts'
import { aContactForm, aMeetingForm, anNdaForm, freeSlots, sendForm } from '../test/visitor-forms.ts'
import { aWorkshop, register } from '../test/workshops.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t)
})
afterAll(() => t.close())

/** Words of someone who wants them to reach an address that is not their. */
const words = 'Premio Zorbakone'
const site = 'http://zorbakone.example'
/** Every field for text of any form: calls ignore what they do not know. */
const everyText = {
  ...{ nombre: words, nombres: words, apellido_paterno: words, user_name: words, user_lastname: words },
  ...{ empresa: words, user_company: words, representante: words, cargo: words, direccion: words, motivo: words },
  ...{ mensaje: `${words} ${site}`, message: `${words} ${site}`, detalle: `${words} ${site}`, marca: words },
}

type Sending = (email: string) => Promise<Answered>
const inDays = () => ({ desde: dayFromNow(5), hasta: dayFromNow(15) })

/** Each call that anyone may send and that mails an address which they type. */
const mailing: Readonly<Record<string, Sending>> = {
  'POST /v1/persona/crear_cuenta/pin': (email) => askAccountPin(t, email, everyText),
  'POST /v1/persona/restablecer/pin': (email) =>
    t.call('POST', '/v1/persona/restablecer/pin', { ...everyText, email, idioma: 'es' }, null, fromElsewhere()),
  'POST /v1/formulario/contacto': (email) => sendForm(t, 'contacto', aContactForm({ ...everyText, user_email: email })),
  'POST /v1/formulario/nda': (email) => sendForm(t, 'nda', anNdaForm({ ...everyText, email })),
  'POST /v1/formulario/reunion': async (email) =>
    sendForm(t, 'reunion', aMeetingForm((await freeSlots(t))[0]!, { ...everyText, email })),
  'POST /v1/clasificado/enviar_solicitud': async (email) =>
    ask(t, { ...everyText, clasificado_id: (await anItem(t)).id, email }),
  'POST /v1/clasificado/enviar_solicitud con arriendo': async (email) =>
    ask(t, { ...everyText, clasificado_id: (await aRental(t)).id, tipo: 'arriendo', ...inDays(), email }),
  'POST /v1/clasificado/enviar_solicitud_servicio_reparacion': (email) => {
    const fields = Object.entries(aRequestForm({ ...everyText, email })).map(
      ([name, value]) => [name, `${value}`] as const,
    )
    const { payload, headers } = aMultipart(fields)
    const path = '/v1/clasificado/enviar_solicitud_servicio_reparacion'
    return t.call('POST', path, payload, null, { headers, ...fromElsewhere() })
  },
  'POST /v1/propiedad/enviar_solicitud': async (email) =>
    askForProperty(t, { ...everyText, propiedad_id: (await aProperty(t)).id, email }),
  'POST /v1/clasificado/oferta/enviar': async (email) =>
    sendOffer(t, (await anOfferItem(t)).id, { ...everyText, email }),
  'POST /v1/clasificado/subasta/participar/:id': async (email) =>
    join(t, await anAuction(t), aJoinForm({ ...everyText, email })),
  'POST /v1/busqueda_guardada/guardar': (email) => saveSearch(t, email, { filtro: `buscar=${words}`, ...everyText }),
  'POST /v1/solicitud_datos/enviar': (email) => askFor(t, email, everyText),
  'POST /v1/workshop/registro': async (email) => register(t, await aWorkshop(t), { ...everyText, email }),
}

/** Calls that anyone may send and that mail nobody whom they name, and why. */
const silent: Readonly<Record<string, string>> = {
  'POST /v1/persona/login': 'mails the owner of the account about a limit, without words',
  'POST /v1/persona/login/opciones': 'no address',
  'POST /v1/persona/login/factor': 'mails the owner of the account, without words',
  'POST /v1/persona/login/llave': 'no address',
  'POST /v1/pagina_principal/cuenta/save': 'no address',
  'POST /v1/clasificado/renovar': 'the link of his mail',
  'POST /v1/persona/crear_cuenta': 'needs the PIN of the mailbox',
  'POST /v1/persona/restablecer': 'needs the PIN of the mailbox',
  'POST /v1/clasificado/subasta/verificar/:id': 'needs the PIN of the mailbox',
  'POST /v1/clasificado/solicitud/arriendo': 'the link of his mail',
  'POST /v1/plan_tronadura/pdf': 'no address',
  'POST /v1/clasificado/init_reservacion': 'his secret link',
  'POST /v1/clasificado/transferencia_reservacion': 'his secret link',
  'POST /v1/clasificado/transferencia_reservacion/comprobante': 'his secret link; mails the house, without words',
  'POST /v1/clasificado/confirmar_reservacion': 'the card provider',
}

const leaked = (mails: readonly { asunto: string; texto: string | null; html: string | null }[]) =>
  mails.filter(({ asunto, texto, html }) => /zorbakone/i.test(`${asunto} ${texto} ${html}`)).map(({ asunto }) => asunto)

describe('an address that nobody has confirmed', () => {
  test.each(Object.entries(mailing))('gets no word of a stranger by %s', async (_, send) => {
    const email = `victima${Math.random().toString(36).slice(2, 10)}@example.com`
    const reply = await send(email)
    expect(reply.status, `${reply.codigo} ${reply.mensaje} ${JSON.stringify(reply.campos)}`).toBe(200)
    const mails = await mailsTo(t, email)
    expect(mails.length).toBeGreaterThan(0)
    expect(leaked(mails)).toEqual([])
  })

  test('gets none by the later mails about a request either', async () => {
    const email = 'victima-despues@example.com'
    const { datos } = await ask(t, { ...everyText, clasificado_id: (await anItem(t)).id, email })
    const id = datos.solicitud_clasificado_id as number
    await changeStatus(t, id, RequestStatus.negotiation, clerk, { es_visible: true })
    await changeStatus(t, id, RequestStatus.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    await changeStatus(t, id, RequestStatus.cancelled, clerk)
    const mails = await mailsTo(t, email)
    expect(mails.length).toBeGreaterThan(3)
    expect(leaked(mails)).toEqual([])
  })

  test('gets none by the quote of a self-registered customer, whose client anyone may be', async () => {
    const [seller, customer] = [await aSeller(t), await aUser(t)]
    const email = 'victima-cotizada@example.com'
    await priceOf(t, 3, 12)
    const form = await aQuoteForm(t, customer, {
      ...{ cliente_nombre: words, cliente_empresa: words, referencia: words, cliente_email: email },
    })
    const saved = await save(t, { ...form, declara_autorizacion: true }, customer)
    expect(saved.status, saved.mensaje).toBe(200)
    // staff have looked at prices, not at whose address it is
    const approved = { aprobacion: 'aprobada', empresa_id: seller.enterpriseId }
    await t.deps.db.updateTable('cotizacion').set(approved).where('id', '=', saved.datos.id).execute()
    const asked = await act(t, 'POST', 'pin', saved.datos.id, customer)
    expect(asked.status, asked.mensaje).toBe(200)
    expect(await mailsTo(t, email)).toHaveLength(1)
    expect(leaked(await mailsTo(t, email))).toEqual([])
  })
})

test('every call that anyone may send and that changes something is in one of the two lists', () => {
  const missing = t.door.calls
    .filter(({ call, terms }) => terms.access === 'public' && call.method !== 'GET')
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((name) => !name.includes(':token')) // a link of their mailbox
    .filter((name) => !(name in mailing) && !(name in silent))
  expect(missing).toEqual([])
})
