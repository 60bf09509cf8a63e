import { fromElsewhere } from './registration.ts'
import type { Answered, TestApp } from './start-app.ts'

let made = 0
const anEmail = () => `visita${made++}@example.com`

/** What the contact form sends; every sender is another one. */
export const aContactForm = (changes: object = {}) => ({
  user_name: 'Marta',
  user_lastname: 'Vega',
  user_company: 'Minera Ejemplo',
  user_country: 'Chile',
  user_email: anEmail(),
  user_contactphone: '+56 9 1234 5678',
  product: 'nextone',
  message: '¿Cuál es el plazo de entrega?',
  'confirm-data': 'on',
  idioma: 'es',
  ...changes,
})

export const anNdaForm = (changes: object = {}) => ({
  empresa: 'Minera Ejemplo',
  empresa_documento: '76.000.111-2',
  representante: 'Marta Vega Soto',
  cargo: 'Gerenta',
  representante_documento: '12.000.345-6',
  direccion: 'Avenida Ejemplo 100, Calama',
  email: anEmail(),
  telefono: '+56912345678',
  pais: 'Chile',
  idioma: 'es',
  ...changes,
})

export const aMeetingForm = (inicio: string, changes: object = {}) => ({
  inicio,
  nombre: 'Marta Vega',
  email: anEmail(),
  motivo: 'Ver la consola remota',
  idioma: 'es',
  ...changes,
})

/** Sends a form of the public site, from an address of its own unless given. */
export const sendForm = (
  t: TestApp,
  which: 'contacto' | 'nda' | 'reunion',
  form: object,
  from: object = fromElsewhere(),
): Promise<Answered> => t.call('POST', `/v1/formulario/${which}`, form, null, from)

export const formRow = (t: TestApp, reference: string) =>
  t.deps.db.selectFrom('formulario').selectAll().where('referencia', '=', reference).executeTakeFirstOrThrow()

/** Free times of the calendar, the soonest first. */
export async function freeSlots(t: TestApp): Promise<string[]> {
  const { datos } = await t.call('GET', '/v1/formulario/reunion/horas')
  return datos.dias.flatMap(({ dia, horas }: { dia: string; horas: { hora: string; es_libre: boolean }[] }) =>
    horas.filter(({ es_libre }) => es_libre).map(({ hora }) => `${dia}T${hora}`),
  )
}
