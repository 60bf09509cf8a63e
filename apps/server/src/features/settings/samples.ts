import { isDeepStrictEqual } from 'node:util'
import { startingAccent } from '@portal/contract/core/accent'
import { isExampleAddress } from '@portal/contract/core/example-addresses'
import type { SettingKey } from '@portal/contract/settings/keys'
import type { Anyone } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { startingContents } from './pages/contents.ts'
import * as queries from './queries.ts'
import { completed, type SettingValue, type StoredCompany } from './values.ts'

/** Groups that come with facts of a sample or of the first owner, and each without them. */
const empty = {
  empresa: {
    nombre: '',
    email: '',
    telefono: '',
    direccion: '',
    sitio: '',
    red_mensajeria: '',
    red_fotos: '',
    red_profesional: '',
  },
  oficinas: { presencia_paises: 0, mensajeria: [], oficinas: [] },
  personas: { personas: [] },
  cotizaciones: { produccion: '' },
  condiciones: {
    condicion_entrega: 'Según se acuerde',
    condicion_entrega_en: 'As agreed',
    condicion_entrega_pt: 'Conforme acordado',
    pago: 'Según se acuerde',
    pago_en: 'As agreed',
    pago_pt: 'Conforme acordado',
  },
  ...startingContents,
} as const satisfies Partial<Record<SettingKey, object>>

/** Empties the groups that nobody has saved: in production no one reads an invented address (rule opening/samples). */
export async function clearSamples(db: Db, by: Anyone): Promise<void> {
  await inTransaction(db, async (db) => {
    for (const [key, value] of Object.entries(empty)) {
      const before = await queries.lockSetting(db, key, completed(key as SettingKey, undefined))
      const after = { ...(before.valor as object), ...value }
      if (before.version > 1 || isDeepStrictEqual(after, before.valor)) continue
      await queries.clearFirstVersion(db, key, after)
      const entity = { entity: 'ajuste', id: key, before: before.valor as object, after }
      await record(db, by, { action: 'settings.samplesCleared', ...entity, announces: [{ area: 'ajuste' }] })
    }
  })
}

type Company = Pick<SettingValue<'empresa'>, 'nombre' | 'email' | 'telefono'>

/** Saves who the company is, as its first administrator typed it at the terminal, while nobody has saved the group. */
export async function startCompany(db: Db, by: Anyone, company: Company): Promise<void> {
  const before = await queries.lockSetting(db, 'empresa', completed('empresa', undefined))
  if (before.version > 1) return
  const after = { ...(before.valor as object), ...empty.empresa, ...company }
  const next = { clave: 'empresa', version: 2, valor: after, usuario_id: null, restaura_version: null }
  await queries.updateSetting(db, next)
  const entity = { entity: 'ajuste', id: 'empresa', before: before.valor as object, after }
  await record(db, by, { action: 'settings.updated', ...entity, announces: [{ area: 'ajuste' }] })
}

const isMissing = (text: string) => text === '' || isExampleAddress(text)

/** What a company must have said before its site opens, of the groups that hold facts. */
const missingIn: {
  [K in 'empresa' | 'oficinas' | 'personas' | 'cotizaciones']: (value: SettingValue<K>, isSaved: boolean) => string[]
} = {
  empresa: (company) =>
    (['nombre', 'email', 'telefono', 'direccion', 'sitio'] as const).filter((field) => isMissing(company[field])),
  oficinas: ({ oficinas }, isSaved) =>
    isSaved ? oficinas.filter(({ email }) => isMissing(email)).map(({ nombre }) => nombre) : ['oficinas'],
  personas: ({ personas }, isSaved) =>
    isSaved ? personas.filter(({ email }) => isMissing(email)).map(({ slug }) => slug) : ['personas'],
  cotizaciones: ({ produccion }) => (isMissing(produccion ?? '') ? ['produccion'] : []),
}

/**
 * Returns what of a group nobody has said: names of fields, offices or people. Of a group that is right as it starts,
 * its name until someone saves it.
 */
export async function missingInSetting(db: Db, key: SettingKey): Promise<string[]> {
  const row = await queries.getSetting(db, key)
  const isSaved = (row?.version ?? 1) > 1
  const missing = (missingIn as Partial<Record<SettingKey, (value: object, isSaved: boolean) => string[]>>)[key]
  return missing ? missing(completed(key, row?.valor), isSaved) : isSaved ? [] : [key]
}

/** Names the brand while the company shows that of a new portal: no logo, no mark and no accent of its own. */
export async function missingBrand(db: Db): Promise<string[]> {
  const row = await queries.getSetting(db, 'empresa')
  const { acento, logo_id: logo, marca_id: mark } = completed('empresa', row?.valor) as StoredCompany
  return logo || mark || acento !== startingAccent ? [] : ['marca']
}
