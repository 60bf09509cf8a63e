import { sql } from 'kysely'

/** A user's name as lists show it, of the user in this table or alias. */
export const fullNameOf = (table: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${table}.nombres`)}, nullif(${sql.ref(`${table}.apellido_paterno`)}, ''))`

/** The enterprise in whose name a user of `usuario` writes to others; null: the house, as the settings name it. */
export const ownEnterprise = sql<string | null>`(select e.nombre from empresa e
  where e.id = usuario.empresa_id and e.id is distinct from casa_id() and usuario.rol_id not in (1, 5))`
