import { Module, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { countries } from '@portal/contract/core/countries'
import type { Text } from '@portal/contract/core/text'
import { documentTypeNames, userStatusNames } from '@portal/contract/users/constants'
import type { Kysely } from 'kysely'

interface Tables {
  rol: Named
  estado: Named
  tipo_documento: Named
  modulo: { clave: string; nombre: string; nombre_en: string }
  pais: { id: number; codigo: string; nombre: string; nombre_en: string; zona_horaria: string; codigo_telefono: string }
}
interface Named {
  id: number
  nombre: string
  nombre_en: string
}

const named = (names: Readonly<Record<number, Text>>): Named[] =>
  Object.entries(names).map(([id, { es, en }]) => ({ id: Number(id), nombre: es, nombre_en: en }))

/** Rows with fixed ids: roles, the generic status list, document types, module keys, countries. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.insertInto('rol').values(named(roleNames)).execute()
  await db.insertInto('estado').values(named(userStatusNames)).execute()
  await db.insertInto('tipo_documento').values(named(documentTypeNames)).execute()
  await db
    .insertInto('modulo')
    .values(
      Object.entries<Text>(moduleNames)
        .filter(([key]) => key !== Module.dash)
        .map(([key, { es, en }]) => ({ clave: key, nombre: es, nombre_en: en })),
    )
    .execute()
  await db
    .insertInto('pais')
    .values(
      countries.map(({ id, iso, es, en, zone, prefix }) => ({
        id,
        codigo: iso,
        nombre: es,
        nombre_en: en,
        zona_horaria: zone,
        codigo_telefono: prefix,
      })),
    )
    .execute()
}
