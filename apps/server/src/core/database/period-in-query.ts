import { startingNumbers } from '@portal/contract/settings/numbers'
import { type RawBuilder, sql } from 'kysely'

type Periods = typeof startingNumbers.plazos

/** A period of the settings inside another query; evaluated once in each. */
export const periodInQuery = (field: keyof Periods): RawBuilder<number> =>
  sql<number>`coalesce(
    (select (valor ->> ${sql.lit(field)})::int from ajuste where clave = 'plazos'), ${sql.lit(startingNumbers.plazos[field])})`
